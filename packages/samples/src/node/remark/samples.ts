import type {Code, Paragraph, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {ContentError, type Place} from '@docs-kit/base/node/error';
import {callsIn, readCalls, type MemberNames, type SampleCall, type SampleCalls} from '../reader/calls';
import {
  findSamplesRoot,
  readSample,
  samplesFolder,
  type Sample,
  type SampleFile,
  type SampleFormat,
  type SampleLanguage,
} from '../reader/read';
import {preambleLength} from '../reader/preamble';
import type {FenceCall} from './call-links';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {directivesIn, placeOf} from '@docs-kit/base/node/mdast';

export interface SampleTabsOptions extends MemberNames {
  format: SampleFormat;
  /** The group of the language tabs, which is also the query parameter that selects one. */
  group: string;
}

interface DirectiveOptions {
  name: string;
  /** Highlight the lines of this region. */
  highlight?: string;
  /** The module's folder in the project, which prefixes the file's path: `.ci`. */
  folder?: string;
  /** `none` shows the lines that are otherwise folded. */
  fold?: string;
}

const optionNames = ['name', 'highlight', 'folder', 'fold'];
const example = '::sample{name="page/sample"}';
const list = new Intl.ListFormat('en-GB', {type: 'conjunction'});
const choice = new Intl.ListFormat('en-GB', {type: 'disjunction'});

function readOptions(node: Directives, place: Place): DirectiveOptions {
  if (node.type !== 'leafDirective' || node.children.length > 0)
    throw new ContentError(place, '::sample must be on its own line, without text', `Write ${example}`);

  const {name, ...others} = node.attributes ?? {};
  for (const [key, value] of Object.entries(others)) {
    if (!optionNames.includes(key)) {
      const fix = `Use ${list.format(optionNames)} only`;
      throw new ContentError(place, `::sample doesn't support the option "${key}"`, fix);
    }
    if (!value || /["{}]/.test(value)) {
      const fix = 'Write text without quotes and braces, or remove it';
      throw new ContentError(place, `::sample's "${key}" option is empty or has a quote or a brace`, fix);
    }
  }
  if (!name) throw new ContentError(place, "::sample doesn't have a name", `Write ${example}`);
  if (others.fold && others.fold !== 'none')
    throw new ContentError(place, `::sample can't fold "${others.fold}"`, 'Write fold="none", or remove it');

  return {...others, name};
}

/** Folding fewer lines wouldn't make the block shorter. */
const minFoldedLines = 3;

/** Formats `fold=8` for the leading lines to fold: never a highlighted line, and never the whole file. */
function foldMeta(file: SampleFile, language: string, highlighted: readonly number[]): string {
  const length = Math.min(preambleLength(file.lines, language), ...highlighted);
  return length >= minFoldedLines && length < file.lines.length ? `fold=${length}` : '';
}

/** The calls within the shown lines. */
function shownCalls(
  calls: readonly SampleCall[],
  {lines, origins}: SampleFile,
  language: string,
  names: MemberNames,
): FenceCall[] {
  return lines.flatMap((text, line) =>
    calls
      .filter((call) => call.line === origins[line])
      .flatMap(({column, member}) => {
        const [name = ''] = /^\w*/.exec(text.slice(column - 1)) ?? [];
        // If the sample has changed since its calls were resolved, no link is better than a wrong one.
        return name === names.nameOf(language, member) ? [{line, column: column - 1, length: name.length, member}] : [];
      }),
  );
}

function fences(
  files: readonly SampleFile[],
  language: string,
  options: DirectiveOptions,
  calls: SampleCalls,
  names: MemberNames,
): Code[] {
  return files.map((file) => {
    const highlighted = file.regions.get(options.highlight ?? '') ?? [];
    const path = options.folder === undefined ? file.title : `${options.folder}/${file.title}`;
    const meta = [
      `title="${path}"`,
      highlighted.length > 0 ? `{${highlighted.map((index) => index + 1).join(',')}}` : '',
      options.fold === undefined ? foldMeta(file, language, highlighted) : '',
    ];
    return {
      type: 'code',
      lang: language,
      meta: meta.filter((part) => part !== '').join(' '),
      value: file.lines.join('\n'),
      data: {calls: shownCalls(calls.get(file.name) ?? [], file, language, names)},
    };
  });
}

function missing(sample: Sample, language: SampleLanguage, {languages}: SampleFormat): Paragraph {
  const reason = sample.unsupported.get(language.id) ?? `This sample has no ${language.label} version.`;
  const labels = languages.filter(({id}) => sample.languages.has(id)).map(({label}) => label);
  return {
    type: 'paragraph',
    children: [{type: 'text', value: `${reason} See the ${choice.format(labels)} version.`}],
  };
}

function tabs({root, sample, options}: AskedSample, tabOptions: SampleTabsOptions): MdxJsxFlowElement {
  const {format, group} = tabOptions;
  const recorded = readCalls(root);
  const items = format.languages.map((language) => {
    const {id, label} = language;
    const files = sample.languages.get(id);
    if (!files) {
      const quiet = {className: 'sample-missing', attributes: {'data-missing': ''}};
      return element('SampleTab', {value: id, label, ...quiet}, [missing(sample, language, format)]);
    }
    const calls = callsIn(sample, id, recorded, tabOptions);
    return element('SampleTab', {value: id, label}, fences(files, id, options, calls, tabOptions));
  });
  return element('SampleTabs', {groupId: group, queryString: group}, items);
}

/** A sample as a page shows it. */
export interface AskedSample {
  /** The `_samples` folder. */
  root: string;
  sample: Sample;
  options: DirectiveOptions;
}

/**
 * Reads the sample of a directive.
 *
 * @throws {ContentError} if the directive, the sample or one of its regions is missing or malformed
 */
export function askedSample(node: Directives, place: Place, format: SampleFormat): AskedSample {
  const options = readOptions(node, place);
  const root = findSamplesRoot(place.file);
  if (root === undefined) {
    throw new ContentError(
      place,
      'no parent folder of this page contains samples',
      `Add ${samplesFolder}/${options.name}`,
    );
  }
  const sample = readSample(root, options.name, place, format);
  const {highlight} = options;
  for (const {id, label} of format.languages) {
    const known = sample.languages.get(id)?.flatMap(({regions}) => [...regions.keys()]);
    if (highlight === undefined || !known || known.includes(highlight)) continue;
    const fix =
      known.length > 0
        ? `Use one of ${list.format(known)}, or add it`
        : 'Mark it with "region:" and "endregion:" comments';
    throw new ContentError(place, `the ${label} files of "${sample.name}" have no region "${highlight}"`, fix);
  }
  return {root, sample, options};
}

/**
 * Expands `::sample{name="page/sample"}` to synchronised language tabs: all languages in a fixed order, with one fence
 * for each file, or the reason why the sample doesn't have the language.
 *
 * @throws {ContentError} from the transformer, at the first invalid directive
 */
export function samples(options: SampleTabsOptions): Transformer<Root> {
  return (tree, file) => {
    const found = directivesIn(tree, 'sample');
    for (const {node, replace} of found) replace(tabs(askedSample(node, placeOf(file, node), options.format), options));
    if (found.length > 0) {
      // Names that no page imports.
      tree.children.unshift(defaultImports({SampleTabs: '@theme/Tabs', SampleTab: '@theme/TabItem'}));
    }
  };
}
