import path from 'node:path';
import {type DefaultTreeAdapterMap, parse, serialize} from 'parse5';
import {baseUrl, site} from '../../../../../src/config/site';
import {type FilesByName, locate} from '../../offline/list';
import {attribute, hasClass, type HtmlElement, isElement} from '@docs-kit/search/node/build/html';
import {diskFiles} from '../../disk-names';

type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** Parts of a page that need React or a host. */
const removed: readonly ((element: HtmlElement) => boolean)[] = [
  (element) => element.tagName === 'meta' && attribute(element, 'http-equiv') === 'Content-Security-Policy',
  (element) => element.tagName === 'script' && attribute(element, 'type') === 'speculationrules',
  (element) => element.tagName === 'script' && attribute(element, 'id')?.startsWith('page-') === true,
  // Analytics.
  (element) => element.tagName === 'script' && attribute(element, 'src') !== undefined,
  (element) => element.tagName === 'link' && /^(?:preload|prefetch|preconnect)$/.test(attribute(element, 'rel') ?? ''),
  // Only React opens a closed group. Without its toggle, the link leads to the group's first page and isn't a button.
  (element) => hasClass(element, 'menu__caret'),
  (element) => hasClass(element, 'copy-page'),
  (element) => hasClass(element, 'recording-button'),
  (element) => attribute(element, 'data-error-filter') !== undefined,
  (element) => hasClass(element, 'theme-doc-toc-mobile'),
  (element) => hasClass(element, 'theme-back-to-top-button'),
  (element) => element.tagName === 'button' && hasClass(element, 'footer__link-item'),
];

/**
 * Rewrites a page for opening from a disk: relative addresses, no scripts except the copy's own, and no policy yet.
 *
 * @param html a built page
 * @param name its name below the build: `api/secrets/index.html`
 * @param files the copy's files
 * @param prehydration the inline script in the page's head, which the copy's script replaces
 * @param styles the names of the full style sheets
 * @throws if the page lacks the inline script
 */
export function rewritePage(
  html: string,
  name: string,
  {files, prehydration, styles}: {files: FilesByName; prehydration: string; styles: readonly string[]},
): string {
  const script = `<script>${prehydration}</script>`;
  if (!html.includes(script)) {
    throw new Error(
      `${name}: the prehydration script differs from the one that packages/instant/src/node/head-script.ts generates. Run \`npm run build\`.`,
    );
  }
  const relative = (target: string): string => encodeURI(path.posix.relative(path.posix.dirname(name), target));
  const sheets = [...styles, diskFiles.styles].map((sheet) => `<link rel="stylesheet" href="${relative(sheet)}">`);
  const document = parse(
    html.replace(script, () => `${sheets.join('')}<script src="${relative(diskFiles.page)}"></script>`),
  );
  walk(document, (element) => {
    const own = attribute(element, 'src') === relative(diskFiles.page);
    if (!own && removed.some((matches) => matches(element))) return false;
    for (const one of element.attrs) {
      if (addresses.has(one.name)) one.value = addressFrom(one.value, relative, files);
    }
    if (hasClass(element, 'menu__link--sublist')) {
      element.attrs = element.attrs.filter(({name: one}) => one !== 'role' && one !== 'aria-expanded');
    }
    return true;
  });
  return serialize(document);
}

/** Attributes with an address; each `srcset` of the site has a single one. */
const addresses = new Set(['href', 'src', 'srcset']);

/** Removes the elements for which `keep` returns false. */
function walk(parent: ParentNode, keep: (element: HtmlElement) => boolean): void {
  parent.childNodes = parent.childNodes.filter((node) => {
    if (!isElement(node)) return true;
    if (!keep(node)) return false;
    walk(node, keep);
    return true;
  });
}

/** Converts an address on this site to the path of its file, or to the published site if the copy lacks the file. */
function addressFrom(address: string, relative: (name: string) => string, files: FilesByName): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!pathname.startsWith(baseUrl)) return address;
  const found = locate(files, pathname);
  return found && 'row' in found ? relative(found.row[0]) + rest : site.url + address;
}
