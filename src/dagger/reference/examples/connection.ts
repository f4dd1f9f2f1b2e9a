import {connection, dag} from '@dagger.io/dagger';

await connection(async () => {
  const entries = await dag
    .host()
    .directory('.', {exclude: ['node_modules']})
    .entries();
  console.log(entries.join('\n'));
});
