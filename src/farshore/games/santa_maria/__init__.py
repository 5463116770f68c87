"""Santa Maria, for one to four: colony boards A, the advanced set-up, the common pool of blue dice, the solo game."""
