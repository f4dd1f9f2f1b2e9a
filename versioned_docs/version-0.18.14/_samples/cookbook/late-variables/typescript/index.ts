/** Tests a Ruby project with environment variables from the caller. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests Ruby projects. */
@object()
export class MyModule {
  /**
   * Runs the tests. Changing the variables doesn't reinstall the gems.
   *
   * @param source The project directory, with Gemfile and Gemfile.lock.
   * @param variables Environment variables for the tests, each as NAME=VALUE.
   */
  @func()
  async test(source: Directory, variables: string[] = []): Promise<string> {
    let tests = dag
      .container()
      .from("ruby:3.4")
      .withWorkdir("/src")
      .withDirectory(".", source, { include: ["Gemfile", "Gemfile.lock"] })
      .withExec(["bundle", "install"])
      .withDirectory(".", source)
    // region: variables
    for (const variable of variables) {
      const at = variable.indexOf("=")
      if (at < 0) {
        throw new Error(`"${variable}" has no value, write ${variable}=VALUE`)
      }
      tests = tests.withEnvVariable(variable.slice(0, at), variable.slice(at + 1))
    }
    // endregion: variables
    return tests.withExec(["bundle", "exec", "rake", "test"]).stdout()
  }
}
