/** This site's transforms of pages, in the order in which they run. */
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {loadApi} from '@docs-kit/dagger/api/model';
import {memberName} from '@docs-kit/dagger/api/spelling';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {sampleFormat} from '@docs-kit/dagger/samples';
import {runLinks} from '@docs-kit/explorer';
import {recordings} from '@docs-kit/recordings';
import {
  callLinks,
  codeBlocks,
  commandPairs,
  languageNotes,
  samples,
  sdkCommands,
  type CallLinksOptions,
  type CodeBlocksOptions,
  type CommandPairsOptions,
  type LanguageNotesOptions,
  type SampleTabsOptions,
  type SdkCommandsOptions,
} from '@docs-kit/samples';
import {highlighting} from '../config/highlighting';
import {commandTabs, sdkTabs} from '../config/languages';
import {baseUrl} from '../config/site';
import {addDaggerShell} from './dagger-shell';
import {apiLists} from './rehype/api-lists';
import {currentPage} from './rehype/current-page';
import {lineBreaks} from './rehype/line-breaks';
import {oldAnchors} from './rehype/old-anchors';
import {stackedTables} from './rehype/stacked-tables';
import {apiLinks} from './remark/api-links';
import {apiPages} from './remark/api-pages';
import {narrowPictures} from './remark/narrow-pictures';
import {rules} from './remark/rules';

export {pageChecks} from './page-checks';
export {parseFrontMatter} from './page-checks/front-matter';

/** The address of a member in the reference. */
export function addressOf(member: string): string | undefined {
  const name = findApiName(loadApi('0.18.19'), member);
  return name.kind === 'found' ? baseUrl + name.path.slice(1) : undefined;
}

export const sampleTabs: SampleTabsOptions = {format: sampleFormat, group: sdkTabs.group, nameOf: memberName};

export const beforeDefaultRemarkPlugins = [
  rules,
  [sdkCommands, {tabs: sdkTabs} satisfies SdkCommandsOptions],
  [samples, sampleTabs],
  // After these two, to whose tabs it adds text.
  [languageNotes, {tabs: sdkTabs} satisfies LanguageNotesOptions],
  recordings,
  [commandPairs, {tabs: commandTabs} satisfies CommandPairsOptions],
] satisfies DocsOptions['beforeDefaultRemarkPlugins'];

export const remarkPlugins = [
  narrowPictures,
  apiPages,
  apiLinks,
  [callLinks, {addressOf} satisfies CallLinksOptions],
] satisfies DocsOptions['remarkPlugins'];

export const rehypePlugins = [
  [
    codeBlocks,
    {
      highlighting: {...highlighting, addGrammars: addDaggerShell},
      shells: {dsh: 'Dagger Shell'},
      action: {label: 'Run in the explorer', addressOf: runLinks(`${baseUrl}explorer/`)},
    } satisfies CodeBlocksOptions,
  ],
  apiLists,
  stackedTables,
  lineBreaks,
  oldAnchors,
  currentPage,
] satisfies DocsOptions['rehypePlugins'];
