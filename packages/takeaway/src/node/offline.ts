import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AfterBuildStep} from '@docs-kit/base/node/after-build';
import {bundle} from '@docs-kit/base/node/bundle';
import {listFiles} from '@docs-kit/base/node/files';
import {cacheNameOf, type FileRow, listFile, type OfflineList, workerFile} from '../offline/list';

/**
 * A step that lists the files of the built site in `offline.json`, and writes the service worker for that list, `sw.js`.
 * Both depend only on the title, and on file names and contents. Every file that hosts send must be in the build.
 */
export const offlineCopy: AfterBuildStep = ({outDir, baseUrl, siteConfig: {title}}) => {
  const files = listFiles(outDir)
    .filter((name) => name !== listFile && name !== workerFile)
    .map((name): FileRow => {
      const content = readFileSync(path.join(outDir, name));
      return [name, hashOf(content), content.length];
    });
  const list: OfflineList = {
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    pages: files.filter(([name]) => name.endsWith('index.html')).length,
    files,
  };
  const json = JSON.stringify(list);
  writeFileSync(path.join(outDir, listFile), json);
  const constants = {BASE_URL: baseUrl, CACHE_NAME: cacheNameOf(title), BUILD: list.build, LIST_HASH: hashOf(json)};
  const worker = bundle(
    path.join(__dirname, '../worker/worker.ts'),
    Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  writeFileSync(path.join(outDir, workerFile), worker);
};

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('base64');
