"""What can go wrong when a network learns or is read."""


class LearnError(ValueError):
    """Something that whoever trains can mend; its text says what and how."""


class NoGpu(LearnError):
    """There is no GPU to learn on, or nothing that could use it."""


class OutOfMemory(LearnError):
    """What is to be learned from does not fit."""


class BadFile(LearnError):
    """A checkpoint or a network that cannot be used: of another game, of other rules or features, or cut short."""


class NotTrained(LearnError):
    """The network has never played such a table."""
