"""Asks a language model."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Asks a language model."""

    @function
    async def ask(
        self,
        question: Annotated[str, Doc("The question to answer.")],
        text: Annotated[dagger.File, Doc("The text to search for the answer.")],
    ) -> str:
        """Answers a question about a text."""
        return await (
            dag.llm(max_api_calls=5)
            .with_system_prompt("Answer in one sentence, from the text only.")
            .with_prompt_file(text)
            .with_prompt(question)
            .last_reply()
        )
