import {typescriptChecker} from '../../src/languages/typescript/check';
import {describeLanguage} from './checking';

const module = `/** Builds things. */
import {Directory, ReturnType, dag, func, object} from '@dagger.io/dagger';

@object()
export class MyModule {
  /** Builds a program. */
  @func()
  async build(source: Directory): Promise<string> {
    return dag
      .container()
      .from('golang:1.24-alpine')
      .withDirectory('/src', source)
      .withExec(['go', 'build'], {expect: ReturnType.Any})
      .stdout();
  }
}
`;

const client = `import {connect, ExecError} from '@dagger.io/dagger';

await connect(async (client) => {
  try {
    await client.container().from('alpine:3.22').withExec(['false']).sync();
  } catch (error) {
    if (!(error instanceof ExecError)) throw error;
  }
});
`;

await describeLanguage({
  checker: typescriptChecker,
  language: 'typescript',
  file: 'index.ts',
  module,
  mistakes: [
    {
      name: 'package-only',
      from: "import {Directory, ReturnType, dag, func, object} from '@dagger.io/dagger'",
      to: "import {Directory, ExecError, ReturnType, dag, func, object} from '@dagger.io/dagger'",
      message: /has no exported member 'ExecError'/,
    },
    {
      name: 'method',
      from: '.withDirectory(',
      to: '.withFolder(',
      message: /Property 'withFolder' does not exist on type 'Container'/,
    },
    {
      name: 'host',
      from: '.container()',
      to: ".host().directory('.').asModule() && dag.container()",
      at: '.host()',
      message: /^the engine hides Client\.host from modules/,
    },
    {
      name: 'initial-value',
      from: '  /** Builds a program. */',
      to: '  flags: string[] = []\n\n  /** Builds a program. */',
      message: /^the initial value of 'flags' is lost/,
    },
  ],
  calls: [
    ['container', 'Client.container'],
    ['from', 'Container.from'],
    ['withDirectory', 'Container.withDirectory'],
    ['withExec', 'Container.withExec'],
    ['stdout', 'Container.stdout'],
  ],
  fences: [{name: 'a client imports what the npm package exports', text: client}],
});
