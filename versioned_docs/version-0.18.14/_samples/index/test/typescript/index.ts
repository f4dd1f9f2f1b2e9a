/** Checks a Node.js project. */
import {dag, Directory, func, object} from '@dagger.io/dagger'

/** Checks a Node.js project. */
@object()
export class MyModule {
  /**
   * Runs the test suite and returns its output.
   *
   * @param source The project directory, with package-lock.json.
   */
  @func()
  async test(source: Directory): Promise<string> {
    return dag
      .container()
      .from('node:22-slim')
      .withMountedCache('/root/.npm', dag.cacheVolume('npm'))
      .withDirectory('/app', source)
      .withWorkdir('/app')
      .withExec(['npm', 'ci'])
      .withExec(['npm', 'test'])
      .stdout()
  }
}
