import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {findApiName} from '../api/reference';
import type {ApiModel} from '../api/types';
import {readSample, type Sample} from '../samples';
import {readCalls, samplesFolder} from '@docs-kit/samples/node/reader';
import {directiveLines} from '@docs-kit/base/node/mdast';
import {problemsOf, type Place} from '@docs-kit/base/node/error';
import {listFiles} from '@docs-kit/base/node/files';
import {listByKey} from '@docs-kit/base/group';
import {pageRoute} from '@docs-kit/base/page-route';

/** A guide that uses a member of the API. */
export interface Guide {
  title: string;
  /** Without the base path, of the section that uses the member first: `/api/secrets#mount-a-file`. */
  address: string;
  /** The number of the guide's sections. */
  sections: number;
}

/** The guides that use a member, the most helpful ones first, by its address in the reference without the base path. */
export type Usage = ReadonlyMap<string, readonly Guide[]>;

/** A member that running text names matters more to a guide than a call in one of its samples. */
const namedWeight = 3;

/** Keeps guides that use almost nothing of the API from coming first. */
const dampening = 40;

/** The members that a sample calls in the language of `calls.json`. */
function calledIn(root: string, name: string, place: Place): Set<string> {
  const calls = readCalls(root);
  const members = [...languagesOf(root, name, place)].flatMap(([language, files]) =>
    files.flatMap((file) => (calls.get(`${name}/${language}/${file.name}`) ?? []).map(({member}) => member)),
  );
  return new Set(members);
}

/** The files of a sample; none if it's missing or malformed, which the checks of its page report with all that's wrong. */
function languagesOf(root: string, name: string, place: Place): Sample['languages'] {
  let languages: Sample['languages'] = new Map();
  problemsOf(() => ({languages} = readSample(root, name, place)));
  return languages;
}

/** A section of a guide, without fences. */
interface Section {
  /** `#mount-a-file`; empty for the introduction. */
  anchor: string;
  /** The 1-based line of its first line in the guide. */
  line: number;
  text: string;
}

/** Splits a page at its headings, with the anchors that Docusaurus gives them. */
function sectionsOf(page: string): Section[] {
  const slugger = createSlugger();
  const prose = page.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, (fence) => fence.replace(/.+/g, ''));
  let line = 1;
  return prose.split(/^(?=#{2,3} )/m).map((text, index) => {
    const first = line;
    line += text.split('\n').length - 1;
    const [, title = '', id] = /^#+ (.*?)(?: *\{\/\* #(\S+) \*\/\})?$/m.exec(text) ?? [];
    const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
    const anchor = index === 0 ? '' : `#${slugger.slug(id ?? plain, {maintainCase: id !== undefined})}`;
    return {anchor, line: first, text};
  });
}

/** A guide's weight for a member, and the section that uses the member first. */
interface Use {
  weight: number;
  anchor: string;
}

/** How a guide uses each member, by address. */
function usesOf(api: ApiModel, folder: string, file: string, sections: readonly Section[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const {anchor, line, text} of sections) {
    const add = (code: string, weight: number): void => {
      const name = findApiName(api, code);
      if (name.kind !== 'found') return;
      const known = uses.get(name.path) ?? {weight: 0, anchor};
      uses.set(name.path, {...known, weight: known.weight + weight});
    };
    for (const {line: own, attributes} of directiveLines(text, 'sample')) {
      const place = {file, line: line + own - 1};
      for (const member of calledIn(path.join(folder, samplesFolder), attributes.name ?? '', place)) add(member, 1);
    }
    for (const [, code = ''] of text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)) add(code, namedWeight);
  }
  return uses;
}

/** Reads which guides of a folder use which members, in their samples and in running text. */
export function readUsage(api: ApiModel, folder: string): Usage {
  const guides = listFiles(folder).filter((name) => /^[^_].*\.mdx$/.test(name));
  const found = guides.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, title = ''] = /^title: *"?(.*?)"?$/m.exec(text) ?? [];
    const [, slug] = /^slug: *(\S+)$/m.exec(text) ?? [];
    const route = pageRoute(file, slug);
    const sections = sectionsOf(text);
    const uses = usesOf(api, folder, path.join(folder, file), sections);
    const whole = [...uses.values()].reduce((sum, {weight}) => sum + weight, 0);
    return [...uses].map(([member, {weight, anchor}]) => {
      const guide = {title, address: route + anchor, sections: sections.length};
      // A guide about few members says more about each of them than a collection, unless it only mentions one.
      return [member, {guide, share: weight / Math.sqrt(whole + dampening)}] as const;
    });
  });
  return new Map(
    [...listByKey(found)].map(([member, uses]) => {
      const sorted = uses.sort((a, b) => b.share - a.share || (a.guide.title < b.guide.title ? -1 : 1));
      return [member, sorted.map(({guide}) => guide)];
    }),
  );
}
