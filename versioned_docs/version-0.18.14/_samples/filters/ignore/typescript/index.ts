/** Lists the files that reach a function. */
import { argument, Directory, func, object } from "@dagger.io/dagger"

/** Lists files. */
@object()
export class MyModule {
  /**
   * The files that are uploaded.
   *
   * @param source The project, without what is generated or private.
   */
  @func()
  async files(
    @argument({
      defaultPath: "/",
      ignore: ["**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"],
    })
    source: Directory,
  ): Promise<string[]> {
    return source.glob("**/*")
  }
}
