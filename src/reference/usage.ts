import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findApiName} from '../content/api/reference';
import type {ApiModel} from '../content/api/types';
import {callsFile, readCalls} from '../content/samples/calls';
import {readSample, samplesFolder} from '../content/samples/read';
import type {Place} from '../lib/error';
import {listFiles} from '../lib/files';

/** A guide that uses a member of the API. */
export interface Guide {
  title: string;
  /** Without the base path: `/api/secrets`. */
  route: string;
}

/** The guides that use a member, the most helpful ones first, by its address in the reference without the base path. */
export type Usage = ReadonlyMap<string, readonly Guide[]>;

/** A member that running text names matters more to a guide than a call in one of its samples. */
const NAMED = 3;

/** Keeps guides that use almost nothing of the API from coming first. */
const MENTION = 40;

/** The files that a folder's usage depends on, relative to it. */
export function usageFiles(folder: string): string[] {
  return listFiles(folder).filter((file) => /^[^_].*\.mdx$/.test(file) || file === `${samplesFolder}/${callsFile}`);
}

/** The members that a sample calls in the shown lines, as `calls.json` has them. */
function calledIn(root: string, name: string, region: string | undefined, place: Place): Set<string> {
  const calls = readCalls(root);
  const members = [...readSample(root, name, place).languages].flatMap(([language, files]) =>
    files.flatMap((file) => {
      const ranges = region === undefined ? [{start: 0, end: file.lines.length}] : (file.regions.get(region) ?? []);
      const lines = new Set(ranges.flatMap(({start, end}) => file.origins.slice(start, end)));
      return (calls.get(`${name}/${language}/${file.name}`) ?? [])
        .filter(({line}) => lines.has(line))
        .map(({member}) => member);
    }),
  );
  // A member counts once per sample, not once per language.
  return new Set(members);
}

/** The guide's weight for each member that it uses, by address. */
function weightsOf(api: ApiModel, folder: string, file: string, text: string): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (code: string, weight: number): void => {
    const name = findApiName(api, code);
    if (name.kind === 'found') weights.set(name.path, (weights.get(name.path) ?? 0) + weight);
  };
  for (const {1: options = '', index} of text.matchAll(/^ *::sample\{(.*)\}$/gm)) {
    const place = {file, line: text.slice(0, index).split('\n').length};
    const [, name = ''] = /\bname="([^"]+)"/.exec(options) ?? [];
    const [, region] = /\bregion="([^"]+)"/.exec(options) ?? [];
    for (const member of calledIn(path.join(folder, samplesFolder), name, region, place)) add(member, 1);
  }
  const prose = text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '');
  for (const [, code = ''] of prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)) add(code, NAMED);
  return weights;
}

/** Reads which guides of a folder use which members, in their samples and in running text. */
export function readUsage(api: ApiModel, folder: string): Usage {
  const found = new Map<string, {guide: Guide; share: number}[]>();
  for (const file of usageFiles(folder).filter((name) => name.endsWith('.mdx'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, title = ''] = /^title: *"?(.*?)"?$/m.exec(text) ?? [];
    const [, slug] = /^slug: *(\S+)$/m.exec(text) ?? [];
    const guide = {title, route: slug ?? `/${file.replace(/(?:\/?index)?\.mdx$/, '')}`};
    const weights = weightsOf(api, folder, path.join(folder, file), text);
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [address, weight] of weights) {
      // A guide about few members says more about each of them than a collection, unless it only mentions one.
      const share = weight / Math.sqrt(whole + MENTION);
      found.set(address, [...(found.get(address) ?? []), {guide, share}]);
    }
  }
  return new Map(
    [...found].map(([address, guides]) => {
      const sorted = guides.sort((a, b) => b.share - a.share || (a.guide.title < b.guide.title ? -1 : 1));
      return [address, sorted.map(({guide}) => guide)];
    }),
  );
}
