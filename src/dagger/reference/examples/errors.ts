import {connection, dag, ExecError} from '@dagger.io/dagger';

await connection(async () => {
  try {
    await dag.container().from('alpine:3.22').withExec(['sh', '-c', 'echo broken >&2; exit 3']).sync();
  } catch (error) {
    if (!(error instanceof ExecError)) throw error;
    console.error(`${error.cmd.join(' ')} exited with ${error.exitCode}: ${error.stderr}`);
  }
});
