"""Builds a message word by word."""

import dataclasses
from typing import Annotated, Self

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Builds a message word by word."""

    words: list[str] = dataclasses.field(default_factory=list, init=False)

    @function
    def with_word(self, word: Annotated[str, Doc("The word to add.")]) -> Self:
        """Adds a word to the message."""
        self.words = [*self.words, word]
        return self

    @function
    def message(self) -> str:
        """Returns all words, separated by spaces."""
        return " ".join(self.words)
