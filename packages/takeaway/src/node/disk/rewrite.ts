import path from 'node:path';
import type {Element, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {hasClass} from '@docs-kit/base/node/hast';
import {parseDocument} from '@docs-kit/base/node/parse-html';
import {resolveAddress} from '@docs-kit/base/resolve-address';
import {diskFiles} from '../../disk-names';

/** The copy that a page belongs to. */
export interface Copy {
  baseUrl: string;
  /** The origin of the published site. */
  url: string;
  /** The copy's files, relative to its folder. */
  files: ReadonlySet<string>;
  /** The inline script in each page's head, which the copy's script replaces. */
  prehydration: string;
  /** The names of the full style sheets. */
  styles: readonly string[];
}

const isMeta = (element: Element, name: string): boolean =>
  element.tagName === 'meta' && String(element.properties.httpEquiv) === name;

const isScript = ({tagName, properties}: Element, matches: (properties: Properties) => boolean): boolean =>
  tagName === 'script' && matches(properties);

/** Parts of a page that need React or a host. */
const removed: readonly ((element: Element) => boolean)[] = [
  (element) => isMeta(element, 'Content-Security-Policy'),
  (element) => isScript(element, ({type}) => type === 'speculationrules'),
  (element) => isScript(element, ({id}) => String(id).startsWith('page-')),
  // Analytics.
  (element) => isScript(element, ({src}) => src !== undefined),
  ({tagName, properties}) => tagName === 'link' && /^(?:preload|prefetch|preconnect)$/.test(String(properties.rel)),
  // Only React opens a closed group. Without its toggle, the link leads to the group's first page and isn't a button.
  (element) => hasClass(element, 'menu__caret'),
  (element) => hasClass(element, 'copy-page'),
  (element) => hasClass(element, 'recording-button'),
  ({properties}) => properties.dataErrorFilter !== undefined,
  (element) => hasClass(element, 'theme-doc-toc-mobile'),
  (element) => hasClass(element, 'theme-back-to-top-button'),
  (element) => element.tagName === 'button' && hasClass(element, 'footer__link-item'),
];

/**
 * Rewrites a page for opening from a disk: relative addresses, no scripts except the copy's own, and no policy yet.
 *
 * @param html a built page
 * @param name its name below the build: `api/secrets/index.html`
 * @throws if the page lacks the inline script
 */
export function rewritePage(html: string, name: string, {baseUrl, url, files, prehydration, styles}: Copy): string {
  const script = `<script>${prehydration}</script>`;
  if (!html.includes(script)) {
    throw new Error(
      `${name}: the prehydration script differs from the one that packages/instant/src/node/head-script.ts generates. Run \`npm run build\`.`,
    );
  }
  const relative = (target: string): string => encodeURI(path.posix.relative(path.posix.dirname(name), target));
  /** Converts an address on this site to the path of its file, or to the published site if the copy lacks the file. */
  const addressFrom = (address: string): string => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (!pathname.startsWith(baseUrl)) return address;
    const found = resolveAddress(files, pathname, baseUrl);
    return found && 'file' in found ? relative(found.file) + rest : url + address;
  };
  const sheets = [...styles, diskFiles.styles].map((sheet) => `<link rel="stylesheet" href="${relative(sheet)}">`);
  const own = relative(diskFiles.page);
  const tree = parseDocument(html.replace(script, () => `${sheets.join('')}<script src="${own}"></script>`));
  visit(tree, 'element', (element, index, parent) => {
    const {properties} = element;
    if (parent && index !== undefined && properties.src !== own && removed.some((matches) => matches(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const attribute of addresses) {
      const address = properties[attribute];
      if (typeof address === 'string') properties[attribute] = addressFrom(address);
    }
    if (hasClass(element, 'menu__link--sublist')) {
      delete properties.role;
      delete properties.ariaExpanded;
    }
    return undefined;
  });
  return toHtml(tree, {characterReferences: {useNamedReferences: true}});
}

/** Attributes with an address; each `srcset` of the site has a single one. */
const addresses = ['href', 'src', 'srcSet'] as const;
