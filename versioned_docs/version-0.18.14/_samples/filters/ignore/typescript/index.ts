/** Lists the files that are uploaded for a function. */
import { argument, Directory, func, object } from "@dagger.io/dagger"

/** Lists files. */
@object()
export class MyModule {
  /**
   * Lists the uploaded files and directories.
   *
   * @param source The project directory, without generated and private files.
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
