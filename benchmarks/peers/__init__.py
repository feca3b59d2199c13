"""Other engines at the same work: whole matches between players who choose at random."""
