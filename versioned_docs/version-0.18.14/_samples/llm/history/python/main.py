"""Shows a whole conversation and what it used."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Keeps records of conversations."""

    @function
    async def transcript(self, question: Annotated[str, Doc("What to ask.")]) -> str:
        """Asks a question, and returns the conversation with its number of tokens."""
        talk = dag.llm().with_prompt(question).loop()

        # region: read
        lines = await talk.history()
        tokens = await talk.token_usage().total_tokens()
        # endregion: read

        return "\n".join([*lines, "", f"Tokens: {tokens}"])
