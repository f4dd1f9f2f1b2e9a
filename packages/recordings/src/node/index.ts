import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';
import {trackSources} from '@docs-kit/base/node/bundler';
import {directiveLines} from '@docs-kit/base/node/mdast';
import {castFile, type RecordingsOptions} from './remark';

export {recordingPlayer} from './player';
export {askedRecording, castFile, listRecordings, recordings, type RecordingsOptions} from './remark';

const name = 'docs-kit-recordings';

/** Compiles a page again when one of its recordings changes. */
function recordingsPlugin(_context: LoadContext, options: RecordingsOptions): Plugin {
  const filesOf = (page: string): string[] =>
    directiveLines(readFileSync(page, 'utf8'), 'recording').map(({attributes}) =>
      castFile(attributes.name ?? '', options),
    );
  return {
    name,
    configureWebpack: () => ({plugins: [trackSources(name, (page) => ({files: filesOf(page)}))]}),
  };
}

const schema = Joi.object<RecordingsOptions>({folder: Joi.string()});

export default definePlugin(recordingsPlugin, schema);
