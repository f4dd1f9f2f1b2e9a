/** Checks a Node.js project. */
import {dag, Directory, func, object} from '@dagger.io/dagger'

@object()
export class MyModule {
  /**
   * Run the test suite and return what it prints.
   *
   * @param source The project, with its package-lock.json
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
