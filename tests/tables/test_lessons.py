"""Every lesson of every game: its position loads, its goal is reached as stated, and another pick does not count."""

from __future__ import annotations

import pytest

from farshore.core.errors import FarshoreError
from farshore.core.registry import games
from farshore.tables.lessons import Lesson, attempt, course, position, record_of_course
from farshore.words import LANGUAGES
from farshore.words.lessons import lesson_words

LESSONS = [pytest.param(game, lesson, id=f"{game}-{lesson.name}") for game in games() for lesson in course(game)]


@pytest.mark.parametrize("game", games())
def test_a_course_has_six_to_ten_lessons_with_their_own_names(game: str) -> None:
    names = [lesson.name for lesson in course(game)]
    assert 6 <= len(names) <= 10 and len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_goal_is_reached_by_the_solution_and_not_by_another_pick(game: str, lesson: Lesson) -> None:
    found = games()[game]
    assert position(found, lesson).decision(lesson.seat) is not None
    assert len(lesson.solution) <= lesson.picks
    for given in range(len(lesson.solution)):
        assert attempt(found, lesson, lesson.solution[:given]).verdict == "open"
    assert attempt(found, lesson, lesson.solution).verdict == "reached"
    assert attempt(found, lesson, lesson.wrong).verdict == "missed"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_says_its_title_task_reason_and_what_was_missed(game: str, lesson: Lesson) -> None:
    said = [lesson_words(games()[game].package, lesson.name, language) for language in LANGUAGES]
    assert all(text for words in said for text in words), said
    assert said[0] != said[1]


def test_every_row_of_the_courses_is_legal_and_illegal_answers_are_refused() -> None:
    for game in games():
        lesson = course(game)[0]
        assert lesson.after <= len(record_of_course(game).picks)
        with pytest.raises(FarshoreError):
            attempt(games()[game], lesson, ["nonsense"])
