"""Set-up and the three phases of a turn, a module each."""
