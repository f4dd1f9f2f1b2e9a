import {root} from '@docs-kit/base/node/root';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readPort} from '../port';
import {runInherited} from '../processes';

/** Starts the development server. Checks PORT first, because Docusaurus would report that port NaN is in use. */
export async function main(args: readonly string[]): Promise<void> {
  const port = readPort(process.env.PORT);
  const docusaurus = createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  process.exitCode = await runInherited([docusaurus, 'start', '--port', String(port), ...args]);
}
