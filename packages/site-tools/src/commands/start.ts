import {root} from '@docs-kit/base/node/root';
import {createRequire} from 'node:module';
import path from 'node:path';
import {bundleConfig} from '../building/config-bundle';
import {buildEnvironment} from '../building/environment';
import {readPort} from '../port';
import {runInherited} from '../processes';

/**
 * Starts the development server, which reloads the site when the configuration or a plugin changes. Checks PORT first,
 * because Docusaurus would report that port NaN is in use.
 */
export async function main(args: readonly string[]): Promise<void> {
  const port = readPort(process.env.PORT);
  const docusaurus = createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {file, bundler} = await bundleConfig(root);
  await bundler.watch();
  const command = [docusaurus, 'start', '--config', file, '--port', String(port), ...args];
  process.exitCode = await runInherited(command, buildEnvironment);
  await bundler.dispose();
}
