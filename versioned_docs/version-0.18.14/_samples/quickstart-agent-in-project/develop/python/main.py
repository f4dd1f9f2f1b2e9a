"""The hello-web pipeline."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class HelloWeb:
    """The hello-web pipeline."""

    source: Annotated[
        dagger.Directory,
        DefaultPath("/"),
        Ignore([".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"]),
        Doc("The project's files."),
    ]

    @function
    def build_env(self) -> dagger.Container:
        """Node.js with the project and its packages."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_workdir("/src")
            .with_directory("/src", self.source)
            .with_exec(["npm", "install"])
        )

    @function
    async def test(self) -> str:
        """Runs the tests, and returns their report."""
        return await self.build_env().with_exec(["npm", "test"]).stdout()

    @function
    def build(self) -> dagger.Directory:
        """Builds the site."""
        return (
            self.build_env()
            .with_exec(["npm", "run", "build"])
            .directory("/src/dist")
        )

    @function
    def image(self) -> dagger.Container:
        """An nginx image with the site."""
        return (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", self.build())
            .with_exposed_port(80)
        )

    @function
    def serve(self) -> dagger.Service:
        """Serves the site on port 80."""
        return self.image().as_service(use_entrypoint=True)

    @function
    async def publish(
        self,
        address: Annotated[str, Doc("The address to publish to.")],
    ) -> str:
        """Tests the project, then publishes its image and returns the address."""
        await self.test()
        return await self.image().publish(address)

    # region: new
    @function
    def develop(
        self,
        assignment: Annotated[str, Doc("The change to make.")],
    ) -> dagger.Directory:
        """Changes the project as instructed and returns its files."""
        workspace = dag.workspace(self.source)
        environment = (
            dag.env()
            .with_string_input("assignment", assignment, "What to change.")
            .with_workspace_input("workspace", workspace, "The project to change.")
            .with_workspace_output("completed", "The changed project.")
        )
        return (
            dag.llm()
            .with_env(environment)
            .with_prompt_file(dag.current_module().source().file("develop-prompt.md"))
            .env()
            .output("completed")
            .as_workspace()
            .source()
            # Git and Dagger run programs that these files name.
            .filter(exclude=["**/.*", "dagger.json"])
        )
    # endregion: new
