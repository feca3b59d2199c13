"""What is played: plans, schedules, deals, and the seeds they are made of."""
