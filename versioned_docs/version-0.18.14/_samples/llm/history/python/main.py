"""Returns a whole conversation and its token usage."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Records conversations with a language model."""

    @function
    async def transcript(self, question: Annotated[str, Doc("The question to ask.")]) -> str:
        """Asks a question and returns the conversation with its token count."""
        talk = dag.llm().with_prompt(question).loop()

        # region: read
        lines = await talk.history()
        tokens = await talk.token_usage().total_tokens()
        # endregion: read

        return "\n".join([*lines, "", f"Tokens: {tokens}"])
