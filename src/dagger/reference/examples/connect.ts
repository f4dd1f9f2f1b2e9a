import {connect} from '@dagger.io/dagger';

await connect(
  async (client) => {
    const version = await client.container().from('node:22-alpine').withExec(['node', '--version']).stdout();
    console.log(version.trim());
  },
  {LogOutput: process.stderr},
);
