import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '@docs-kit/base/node/root';
import type {Code, Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {sdkLanguages} from '../../src/config/languages';
import {site} from '../../src/config/site';
import {directiveLines} from '@docs-kit/base/node/mdast';
import {readSample} from '@docs-kit/dagger/samples';
import {samplesFolder} from '@docs-kit/samples/node/reader';
import {markdownAddress} from '@docs-kit/takeaway/markdown-address';
import {endOfTabs, inLanguage} from '@docs-kit/instant/in-language';
import {builtPages, fileOf, readBuilt} from '../built';

const docs = path.resolve(__dirname, `../../versioned_docs/version-${site.version}`);
const below = (address: string): string => address.slice(site.baseUrl.length);

const parse = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

// In one worker, because parsing all copies takes longer than any test.
test.describe.configure({mode: 'default'});

/** The pages' Markdown, as text and as a syntax tree. */
let copies: {page: string; file: string; text: string; tree: Root}[] = [];

test.beforeAll(() => {
  copies = builtPages().map((page) => {
    const file = below(markdownAddress(page, site.baseUrl));
    const text = existsSync(path.join(buildDir, file)) ? readBuilt(file) : '';
    return {page, file, text, tree: parse(text)};
  });
});

function nodesIn<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, {type: Type}>));
  return found;
}

test('every page links to a Markdown version with one title and the page’s address', () => {
  expect(copies.length).toBeGreaterThan(290);
  const odd = copies.filter(({page, text, tree}) => {
    const titles = nodesIn(tree, 'heading').filter(({depth}) => depth === 1);
    return titles.length !== 1 || !text.startsWith('# ') || !text.includes(`<${site.url}${page}`);
  });
  expect(odd.map(({file}) => file)).toEqual([]);
  const unlinked = copies.filter(({page}) => {
    const link = `type="text/markdown" href="${markdownAddress(page, site.baseUrl)}"`;
    return !readBuilt(fileOf(page)).includes(link);
  });
  expect(unlinked.map(({page}) => page)).toEqual([]);
});

test('no Markdown version contains components, HTML elements or page controls', () => {
  const odd = copies.flatMap(({file, tree}) =>
    nodesIn(tree, 'html')
      .filter(({value}) => value !== `<!-- ${endOfTabs} -->`)
      .map(({value}) => `${file}: ${value}`),
  );
  expect(odd).toEqual([]);
  const said = /Direct link to|Copy code|Wrap long lines|Show the whole|Paste an error message/;
  expect(copies.filter(({text}) => said.test(text)).map(({file}) => file)).toEqual([]);
});

test('the Markdown version of a reference page lists the first guides of a member and the number of the others', () => {
  const container = copies.find(({page}) => page.endsWith('/classes/Container'))?.text ?? '';
  const rows = container.split('\n').filter((line) => line.startsWith('Used in '));
  expect(rows.filter((row) => /\) and \d+ more$/.test(row)).length).toBeGreaterThan(20);
  expect(Math.max(...rows.map((row) => row.split('](').length - 1))).toBe(3);
});

test('every link in a Markdown version leads to a file in the build and an anchor in it', () => {
  const broken = copies.flatMap(({file, tree}) => {
    const addresses = [...nodesIn(tree, 'link'), ...nodesIn(tree, 'image')].map(({url}) => url);
    return addresses.filter((address) => !leadsSomewhere(address)).map((address) => `${file}: ${address}`);
  });
  expect(broken).toEqual([]);
});

/**
 * Whether an address is absolute and, on this site, leads to a page or file; relative addresses don't work in a copy.
 */
function leadsSomewhere(address: string): boolean {
  if (!/^(?:https?|mailto):/.test(address)) return false;
  const {origin, pathname, hash} = new URL(address);
  if (origin !== site.url) return true;
  const file = [pathname, `${pathname.replace(/\/$/, '')}/index.html`]
    .map((name) => path.join(buildDir, below(name)))
    .find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
  if (file === undefined) return false;
  return hash === '' || readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

/** The fences in a language below its name; a command after the sample may have another language. */
function fencesAfter(tree: Root, id: string, label: string): Code[][] {
  const found: Code[][] = [];
  visit(tree, 'paragraph', (node, index, parent) => {
    const [name] = node.children;
    const isName = node.children.length === 1 && name?.type === 'strong' && textOf(name) === label;
    if (!isName || !parent || index === undefined) return;
    const rest = parent.children.slice(index + 1);
    // Text or a command for this SDK.
    const [first] = rest;
    const isSample = first?.type === 'code' && first.lang !== 'shell';
    if (!isSample && !(first && / See the .* version\.$/.test(textOf(first)))) return;
    const end = rest.findIndex((next) => next.type !== 'code' || next.lang !== id);
    found.push(rest.slice(0, end < 0 ? rest.length : end) as Code[]);
  });
  return found;
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';

test('every sample in a Markdown version is identical to its files, in every language', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const {file, tree, page} of copies) {
    const route = below(page).replace(/\/$/, '');
    const source = [`${route || 'index'}.mdx`, `${route}/index.mdx`]
      .map((name) => path.join(docs, name))
      .find((name) => existsSync(name));
    if (source === undefined) continue;
    const asked = directiveLines(readFileSync(source, 'utf8'), 'sample').map(({attributes}) => attributes);
    for (const {id, label} of sdkLanguages) {
      const places = fencesAfter(tree, id, label);
      for (const [index, {name = ''}] of asked.entries()) {
        const files = readSample(path.join(docs, samplesFolder), name, {file: source}).languages.get(id) ?? [];
        const expected = files.map(({lines, regions, source: whole}) =>
          regions.size === 0 ? whole.replace(/\n$/, '') : lines.join('\n'),
        );
        count += expected.length;
        const found = (places[index] ?? []).map(({value}) => value);
        if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`${file}: ${name} in ${label}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(600);
});

test('a copy in one language contains only that language’s samples', () => {
  const wrong: string[] = [];
  const languages = sdkLanguages.map(({id}) => id);
  for (const [index, {file, text, tree}] of copies.entries()) {
    // One language a page, because parsing takes long; the next page has the next language.
    const {id, label} = sdkLanguages[index % languages.length] ?? {id: '', label: ''};
    const short = inLanguage(text, languages, id);
    // The reference has no samples.
    const copy = short === text ? tree : parse(short);
    const kept = sdkLanguages.filter((language) => fencesAfter(copy, language.id, language.label).length > 0);
    if (kept.some((language) => language.id !== id))
      wrong.push(`${file} in ${label}: has ${kept.map(({id}) => id).join()}`);
    const names = nodesIn(copy, 'paragraph').map(textOf);
    if (sdkLanguages.some((language) => language.id !== id && names.includes(language.label)))
      wrong.push(`${file} in ${label}: has the name of another language`);
    const [before, after] = [tree, copy].map((root) =>
      fencesAfter(root, id, label)
        .flat()
        .map(({value}) => value),
    );
    if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${file} in ${label}: lost samples`);
  }
  expect(wrong).toEqual([]);
});

test('llms.txt lists every page, and llms-full.txt contains them all', () => {
  const listed = [...readBuilt('llms.txt').matchAll(/\]\((\S+)\): \S/g)].map(([, address]) => address);
  const wanted = copies.map(({file}) => `${site.url}${site.baseUrl}${file}`);
  expect(listed.sort()).toEqual(wanted.sort());
  const full = readBuilt('llms-full.txt');
  expect(copies.filter(({text}) => !full.includes(text)).map(({file}) => file)).toEqual([]);
});
