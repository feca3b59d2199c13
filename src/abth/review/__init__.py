"""The review of a finished match: what choices cost, what luck gave, how the result came about."""
