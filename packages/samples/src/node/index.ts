import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';
import {trackSources, type PageSources} from '@docs-kit/base/node/bundler';
import {directiveLines} from '@docs-kit/base/node/mdast';
import type {TabGroup} from '../tabs';
import {styleSheet} from './highlight/html';
import type {Highlighting} from './highlight/prism';
import {callsFile} from './reader/calls';
import {findSamplesRoot} from './reader/read';

export {codeBlocks, type CodeBlocksOptions} from './rehype/code-blocks';
export {callLinks, type CallLinksOptions} from './remark/call-links';
export {commandPairs, type CommandPairsOptions} from './remark/command-pairs';
export {languageNotes, type LanguageNotesOptions} from './remark/language-notes';
export {askedSample, samples, type SampleTabsOptions} from './remark/samples';
export {sdkCommands, type SdkCommandsOptions} from './remark/sdk-commands';

export interface SamplesOptions {
  /** The groups of tabs whose choice the page shows before React runs, through `<html data-GROUP>`. */
  tabGroups: readonly TabGroup[];
  /** The theme, which becomes a style sheet. */
  highlighting: Pick<Highlighting, 'theme'>;
}

const name = 'docs-kit-samples';

/** The folders of the samples on a page, and the file of their API calls. */
function sourcesOf(page: string): PageSources {
  const root = findSamplesRoot(page);
  const names = directiveLines(readFileSync(page, 'utf8'), 'sample').map(({attributes}) => attributes.name ?? '');
  if (root === undefined || names.length === 0) return {};
  return {folders: names.map((sample) => path.join(root, sample)), files: [path.join(root, callsFile)]};
}

/** Code blocks and tabs: the theme's components, the style sheet of the highlighter, and the samples' dependencies. */
function samplesPlugin({generatedFilesDir}: LoadContext, options: SamplesOptions): Plugin {
  const {tabGroups, highlighting} = options;
  const styles = path.join(generatedFilesDir, 'highlight.css');
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(styles, styleSheet(highlighting.theme));
  return {
    name,
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    getClientModules: () => [styles],
    configureWebpack: () => ({plugins: [trackSources(name, sourcesOf)]}),
    async contentLoaded({actions}) {
      await actions.createData(
        'options.json',
        JSON.stringify({tabGroups: tabGroups.map(({group, label, choices}) => ({group, label, choices}))}),
      );
    },
  };
}

const text = Joi.string().required();

const schema = Joi.object<SamplesOptions>({
  // A site may keep more about its groups, such as a storage key.
  tabGroups: Joi.array()
    .items(
      Joi.object({
        group: text.pattern(/^[a-z]+$/),
        label: text,
        choices: Joi.array().items({id: text, label: text}).min(2),
      }).unknown(),
    )
    .required(),
  highlighting: Joi.object({theme: Joi.object({styles: Joi.array().required()}).unknown().required()})
    .unknown()
    .required(),
});

export default definePlugin(samplesPlugin, schema);
