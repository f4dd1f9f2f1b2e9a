import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {deployDir, generatedFiles, withRedirects} from '../hosting/generate';

/** Writes the redirects into the hosts' configurations. */
export function main(args: readonly string[]): void {
  expectNoArguments(args);
  generatedFiles.forEach((file) => writeFileSync(path.join(deployDir, file), withRedirects(file)));
}
