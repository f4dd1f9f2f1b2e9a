/** Search for pages that are opened from a disk: an input and a list of hits. */
import {element} from '@docs-kit/instant/browser/element';
import {isComposing} from '@docs-kit/instant/browser/search-keys';
import {createEngine} from '@docs-kit/search/engine/engine';
import {textsPerFile} from '@docs-kit/search/engine/format';
import type {SearchHit, Segment} from '@docs-kit/search/engine/types';
import {diskFiles, openSearchEvent, type SearchFiles} from '../../disk-names';

/** The site's base path. */
declare const BASE_URL: string;

const folder = (document.currentScript as HTMLScriptElement).src.slice(0, -diskFiles.search.length);
const {searchFiles = {}} = window as SearchFiles;

/** Reads a file of the index. The small files of texts are slices of the complete one. */
function readFile(address: string): unknown {
  const [, path = '', number] = /^(.*\/texts)\/(\d+)\.json$/.exec(address) ?? [];
  if (number === undefined) return searchFiles[address];
  const start = Number(number) * textsPerFile;
  return (searchFiles[`${path}.json`] as string[]).slice(start, start + textsPerFile);
}

const engine = createEngine('', {
  fetchJson: <T>(address: string) => Promise.resolve(readFile(address) as T),
  prefetch: () => Promise.resolve(),
});

const marked = (segments: Segment[]): (Node | string)[] =>
  segments.map((segment) => (segment.marked ? element('mark', {}, segment.text) : segment.text));

/** Converts `/docs/api/secrets?sdk=go#a` to the path of the page's file. */
function addressOf(url: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const page = pathname.slice(BASE_URL.length).replace(/\/?$/, '/').replace(/^\//, '');
  return `${folder}${page}index.html${rest}`;
}

function itemOf({url, page, section, excerpt}: SearchHit): HTMLLIElement {
  const path = [...page, ...section].flatMap((title, at) => (at === 0 ? marked(title) : [' › ', ...marked(title)]));
  const link = element(
    'a',
    {href: addressOf(url)},
    element('strong', {}, ...path),
    element('span', {}, ...marked(excerpt)),
  );
  // The link may lead to the current page.
  link.addEventListener('click', () => dialog.close());
  return element('li', {}, link);
}

const box = element('input', {
  type: 'search',
  'aria-label': 'Search',
  placeholder: 'Search the docs',
  autocomplete: 'off',
});
const status = element('p', {role: 'status'});
const list = element('ul', {});
const close = element('button', {type: 'button', class: 'button button--secondary'}, 'Close');
const dialog = element(
  'dialog',
  {class: 'disk-search', 'aria-label': 'Search'},
  element('div', {}, box, close),
  status,
  list,
);
document.body.append(dialog);

let asked = '';

async function search(): Promise<void> {
  const query = box.value.trim();
  asked = query;
  const {hits, corrected} =
    query === '' ? {hits: []} : await engine.search(query, {sdk: document.documentElement.dataset.sdk});
  if (asked !== query) return;
  list.replaceChildren(...hits.map(itemOf));
  const count = hits.length === 1 ? '1 result' : `${hits.length || 'No'} results`;
  status.textContent = query === '' ? '' : `${count} for “${corrected ?? query}”`;
}

function open(): void {
  if (!dialog.open) dialog.showModal();
  box.select();
}

box.addEventListener('input', () => void search());
box.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const {key} = event;
  if (key === 'Enter') list.querySelector('a')?.click();
  // By default, Escape would only clear an input of this type.
  if (key === 'Escape') dialog.close();
});
close.addEventListener('click', () => dialog.close());
document.addEventListener(openSearchEvent, open);
open();
