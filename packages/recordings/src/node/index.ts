import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackSources} from '@docs-kit/base/node/bundler';
import {directiveLines} from '@docs-kit/base/node/mdast';
import {recordingsFolder} from '../names';
import {castFile, siteFolder} from './remark';

export {recordingPlayer} from './player';
export {askedRecording, castFile, listRecordings, recordings} from './remark';

const name = 'docs-kit-recordings';

/** Compiles a page again when one of its recordings changes, which the development server plays as it is now. */
export default function recordingsPlugin({baseUrl}: LoadContext): Plugin {
  const filesOf = (page: string): string[] =>
    directiveLines(readFileSync(page, 'utf8'), 'recording').map(({attributes}) => castFile(attributes.name ?? ''));
  return {
    name,
    configureWebpack: () => ({
      plugins: [trackSources(name, (page) => ({files: filesOf(page)}))],
      devServer: {static: [{directory: siteFolder, publicPath: baseUrl + recordingsFolder}]},
    }),
  };
}
