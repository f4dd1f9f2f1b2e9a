"""Puts together a message."""

import dataclasses
from typing import Annotated, Self

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Puts together a message."""

    words: list[str] = dataclasses.field(default_factory=list, init=False)

    @function
    def with_word(self, word: Annotated[str, Doc("The word to add.")]) -> Self:
        """The module with one more word."""
        self.words = [*self.words, word]
        return self

    @function
    def message(self) -> str:
        """All words, with spaces between them."""
        return " ".join(self.words)
