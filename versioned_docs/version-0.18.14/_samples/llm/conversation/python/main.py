"""Prompts a language model twice and counts the tokens."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Talks to a language model."""

    @function
    async def poem(self, subject: Annotated[str, Doc("The subject of the poem.")]) -> str:
        """Returns a poem, its second version and the number of tokens used."""
        # region: talk
        first = dag.llm().with_prompt(f"Write a poem of four lines about {subject}.").loop()
        second = first.with_prompt("Now the same without adjectives.")
        # endregion: talk

        before = await first.last_reply()
        after = await second.last_reply()
        tokens = await second.token_usage().total_tokens()
        return f"{before}\n\n{after}\n\n{tokens} tokens"
