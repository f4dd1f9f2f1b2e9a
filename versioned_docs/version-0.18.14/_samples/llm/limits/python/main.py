"""Prompts a chosen model, with limits."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Explains error messages."""

    @function
    async def explain(
        self,
        message: Annotated[str, Doc("The error message.")],
        model: Annotated[str, Doc("The model to use.")] = "gpt-4.1",
    ) -> str:
        """Explains an error message in one sentence."""
        # region: limits
        assistant = dag.llm(model=model, max_api_calls=2).with_system_prompt(
            "You explain error messages to beginners. Answer in one sentence."
        )
        # endregion: limits

        return await assistant.with_prompt(message).last_reply()
