import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '@docs-kit/base/node/bundle';
import {listFiles} from '@docs-kit/base/node/files';
import {isPrecompressed} from '@docs-kit/site-tools/compression';
import {type FileRow, listFile, type OfflineList, workerFile} from '../offline/list';

/**
 * Writes `offline.json`, which lists the files of a built site, and the service worker for that list, `sw.js`. Both
 * depend only on file names, contents, and `sent`.
 *
 * @param siteDir the project's root
 * @param outDir the build, complete; precompressed files aren't listed
 * @param sent total download size in bytes with Brotli, if known
 */
export function writeOffline(siteDir: string, outDir: string, sent?: number): void {
  const files = listFiles(outDir)
    .filter((name) => !isPrecompressed(name) && name !== listFile && name !== workerFile)
    .map((name): FileRow => {
      const content = readFileSync(path.join(outDir, name));
      return [name, hashOf(content), content.length];
    });
  const list: OfflineList = {
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    pages: files.filter(([name]) => name.endsWith('index.html')).length,
    download: sent,
    files,
  };
  const json = JSON.stringify(list);
  writeFileSync(path.join(outDir, listFile), json);
  const worker = bundle(path.join(siteDir, 'packages/takeaway/src/worker/worker.ts'), {
    BUILD: JSON.stringify(list.build),
    LIST_HASH: JSON.stringify(hashOf(json)),
  });
  writeFileSync(path.join(outDir, workerFile), worker);
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('base64');
