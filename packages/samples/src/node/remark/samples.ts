import type {Code, Paragraph, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {ContentError, type Place} from '@docs-kit/base/node/error';
import {readCalls, type SampleCall} from '../reader/calls';
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
import {dedent} from '../reader/regions';
import type {FenceCall} from './call-links';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {directivesIn, placeOf} from '@docs-kit/base/node/mdast';

export interface SampleTabsOptions {
  format: SampleFormat;
  /** The group of the language tabs, which is also the query parameter that selects one. */
  group: string;
  /** Whether a name in code calls a member, so that a link never covers another word. By default, if they're equal. */
  isCallOf?: (name: string, field: string) => boolean;
}

interface DirectiveOptions {
  name: string;
  /** Show only this region. */
  region?: string;
  /** Highlight the lines of this region. */
  highlight?: string;
  /** Shown instead of the file's path. */
  title?: string;
  /** The module's folder in the project, which prefixes the file's path: `.ci`. */
  folder?: string;
}

const optionNames = ['name', 'region', 'highlight', 'title', 'folder'];
const example = '::sample{name="page/sample"}';
const list = new Intl.ListFormat('en', {type: 'conjunction'});

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

  return {...others, name};
}

/** Formats `{3,5,6}`, 1-based among the shown lines; empty if none of the lines is shown. */
function highlightMeta(lines: readonly number[], shown: readonly number[]): string {
  const places = shown.flatMap((line, index) => (lines.includes(line) ? [index + 1] : []));
  return places.length > 0 ? `{${places.join(',')}}` : '';
}

/** Folding fewer lines wouldn't make the block shorter. */
const minFoldedLines = 3;

/** Formats `fold=8` for the leading lines to fold: never a highlighted line, and never the whole file. */
function foldMeta(file: SampleFile, language: string, highlighted: readonly number[]): string {
  const length = Math.min(preambleLength(file.lines, language), ...highlighted);
  return length >= minFoldedLines && length < file.lines.length ? `fold=${length}` : '';
}

/** The calls within the shown lines; `code` is their text without the common indentation. */
function shownCalls(
  calls: readonly SampleCall[],
  {lines, origins}: SampleFile,
  shown: readonly number[],
  code: readonly string[],
  isCallOf: NonNullable<SampleTabsOptions['isCallOf']>,
): FenceCall[] {
  return shown.flatMap((index, line) =>
    calls
      .filter((call) => call.line === origins[index])
      .flatMap(({column, member}) => {
        const at = column - 1 - ((lines[index] ?? '').length - (code[line] ?? '').length);
        const [name = ''] = /^\w*/.exec((code[line] ?? '').slice(at)) ?? [];
        const [, field = ''] = member.split('.');
        // If the sample has changed since its calls were resolved, no link is better than a wrong one.
        return isCallOf(name, field) ? [{line, column: at, length: name.length, member}] : [];
      }),
  );
}

function fences(
  files: readonly SampleFile[],
  language: string,
  options: DirectiveOptions,
  callsOf: (file: SampleFile) => readonly SampleCall[],
  isCallOf = (name: string, field: string): boolean => name === field,
): Code[] {
  return files
    .filter(({regions}) => options.region === undefined || regions.has(options.region))
    .map((file) => {
      const linesOf = (region: string): readonly number[] => file.regions.get(region) ?? [];
      const shown = options.region === undefined ? [...file.lines.keys()] : linesOf(options.region);
      const highlighted = options.highlight === undefined ? [] : linesOf(options.highlight);
      const path = options.folder === undefined ? file.title : `${options.folder}/${file.title}`;
      const meta = [
        `title="${options.title ?? path}"`,
        highlightMeta(highlighted, shown),
        options.region === undefined ? foldMeta(file, language, highlighted) : '',
      ];
      const code = dedent(shown.map((line) => file.lines[line] ?? ''));
      return {
        type: 'code',
        lang: language,
        meta: meta.filter((part) => part !== '').join(' '),
        value: code.join('\n'),
        data: {calls: shownCalls(callsOf(file), file, shown, code, isCallOf)},
      };
    });
}

function missing(sample: Sample, language: SampleLanguage, {languages}: SampleFormat): Paragraph {
  const reason = sample.unsupported.get(language.id) ?? `This sample has no ${language.label} version.`;
  const labels = languages.filter(({id}) => sample.languages.has(id)).map(({label}) => label);
  return {
    type: 'paragraph',
    children: [{type: 'text', value: `${reason} The sample is written in ${list.format(labels)}.`}],
  };
}

function tabs({root, sample, options}: AskedSample, {format, group, isCallOf}: SampleTabsOptions): MdxJsxFlowElement {
  const calls = readCalls(root);
  const callsOf = (id: string) => (file: SampleFile) => calls.get(`${sample.name}/${id}/${file.name}`) ?? [];
  const items = format.languages.map((language) => {
    const {id, label} = language;
    const files = sample.languages.get(id);
    if (!files) {
      const quiet = {className: 'sample-missing', attributes: {'data-missing': ''}};
      return element('SampleTab', {value: id, label, ...quiet}, [missing(sample, language, format)]);
    }
    return element('SampleTab', {value: id, label}, fences(files, id, options, callsOf(id), isCallOf));
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
  for (const {id, label} of format.languages) {
    const known = sample.languages.get(id)?.flatMap(({regions}) => [...regions.keys()]) ?? [];
    for (const region of [options.region, options.highlight]) {
      if (region === undefined || known.includes(region) || !sample.languages.has(id)) continue;
      const fix =
        known.length > 0
          ? `Use one of ${list.format(known)}, or add it`
          : 'Mark it with "region:" and "endregion:" comments';
      throw new ContentError(place, `the ${label} files of "${sample.name}" have no region "${region}"`, fix);
    }
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
