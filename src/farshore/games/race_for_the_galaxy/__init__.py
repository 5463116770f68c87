"""Race for the Galaxy, second edition, for two to four; two may play with two action cards each."""
