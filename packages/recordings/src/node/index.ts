import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {trackSources} from '@docs-kit/base/node/bundler';
import {directiveLines} from '@docs-kit/base/node/mdast';
import {castFile} from './remark';

export {recordingPlayer} from './player';
export {askedRecording, castFile, listRecordings, recordings} from './remark';

const name = 'docs-kit-recordings';

/** Compiles a page again when one of its recordings changes. */
export default function recordingsPlugin(): Plugin {
  const filesOf = (page: string): string[] =>
    directiveLines(readFileSync(page, 'utf8'), 'recording').map(({attributes}) => castFile(attributes.name ?? ''));
  return {
    name,
    configureWebpack: () => ({plugins: [trackSources(name, (page) => ({files: filesOf(page)}))]}),
  };
}
