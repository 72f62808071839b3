"""For learners: environments in the forms that others already use. Each needs the extra `rl`."""
