"""What a session says: its log, its questions and its options, in one language."""

from __future__ import annotations

from farshore.core.errors import UnknownLanguage
from farshore.core.question import Question
from farshore.core.session import Session
from farshore.words.files import LANGUAGES
from farshore.words.words import Words


class SessionWords(Words):
    """The words of one game under way, with its players' names and its edition."""

    def __init__(self, session: Session, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"nothing is written in '{language}'; there are: {', '.join(LANGUAGES)}")
        edition = session.game.edition(session.edition)
        super().__init__(session.game, language, session.players, edition, session.variants)
        self.session = session

    def log(self, seat: int, since: int = 0) -> list[str]:
        """What a seat has been told, a line each."""
        return [self.happened(event.name, event.facts) for event in self.session.events(seat, since)]

    def question(self, question: Question) -> str:
        """The prompt of an open question."""
        return self.prompt_named(question.name, question.most, question.about)
