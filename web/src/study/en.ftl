# --- lessons
lesson = Lesson
lessons = Lessons
lesson-of = Learn by playing · step { $number } of { $count }
lesson-step = Step { $number }: { $title }
lesson-step-done = Step { $number }, done: { $title }
lesson-reached = That is it
lesson-missed = Not quite
lesson-again = Try again
lesson-next = Next step
lesson-finish = Finish
lesson-happened = What has just happened
course-done = You know { $game }
course-done-help = Those were the ideas. A first game against bots is the best next step; undo takes back whatever you like, and a bot gives hints.
course-play = Play a game
course-again = From the start
