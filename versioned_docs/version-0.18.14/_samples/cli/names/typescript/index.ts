/** Shows how names in code map to names on the command line. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Counts lines. */
@object()
export class MyModule {
  /**
   * Counts the lines in a directory's files that match a pattern.
   *
   * @param sourceDir The directory to search.
   * @param filePattern The file name pattern.
   */
  @func()
  async countLines(sourceDir: Directory, filePattern: string = "*.md"): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withMountedDirectory("/src", sourceDir)
      .withEnvVariable("PATTERN", filePattern)
      .withExec(["sh", "-c", 'find /src -name "$PATTERN" -type f -exec cat {} + | wc -l'])
      .stdout()
  }
}
