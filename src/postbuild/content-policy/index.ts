import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, writeFileAtomic} from '../../lib/files';
import type {Services} from './services';

/** A page is read as a letter a byte, which is faster than its real letters; what is looked for in it is plain. */
const eachByte = 'latin1';

/** The page's own origin. */
const self = "'self'";

const charset = '<meta charset="UTF-8">';

const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Elements that hold data or load a file: a policy doesn't ask for their hashes. */
const withoutHash = /\ssrc=|\stype="?application\/(?:ld\+)?json/;

/**
 * Puts a Content-Security-Policy into each page, see `writePolicy`.
 *
 * @param folder the build, with all folders below it; the styles of its pages are final
 * @param services other hosts that the pages may talk to
 * @param own the source of the site's own files; browsers give each `file:` its own origin, which `'self'` can't name
 * @throws if a page doesn't start its head as `src/docusaurus-patches/template.ts` does
 */
export function writePolicies(folder: string, services: Services, own = self): void {
  for (const name of listFiles(folder).filter((file) => file.endsWith('.html'))) {
    writePolicy(folder, name, services, [], own);
  }
}

/**
 * Puts a Content-Security-Policy into one page, with the hashes of that page's inline scripts and styles and nothing that
 * would let in others. It's in the page because that holds on every host; what a page can't say is in `deploy/`.
 *
 * @param folder the build
 * @param name of the page, below the folder
 * @param services other hosts that the page may talk to
 * @param further directives of this page alone
 * @param own the source of the site's own files
 * @throws if the page doesn't start its head as `src/docusaurus-patches/template.ts` does
 */
export function writePolicy(
  folder: string,
  name: string,
  services: Services,
  further: readonly (readonly string[])[] = [],
  own = self,
): void {
  const file = path.join(folder, name);
  const html = readFileSync(file, eachByte);
  if (!html.includes(charset)) {
    throw new Error(
      `${path.relative(folder, file)}: no ${charset} to put the policy after. Adapt src/postbuild/content-policy/index.ts to the new form of src/docusaurus-patches/template.ts.`,
    );
  }
  const tag = `${charset}<meta http-equiv="Content-Security-Policy" content="${policyOf(html, services, further, own)}">`;
  writeFileAtomic(file, Buffer.from(html.replace(charset, tag), eachByte));
}

/**
 * The policy of one page. Small pictures are part of the style sheet and of pages as `data:` addresses.
 */
function policyOf(
  html: string,
  {scripts, connections}: Services,
  further: readonly (readonly string[])[],
  own: string,
): string {
  const {script, style} = hashesOf(html);
  return [
    ['default-src', "'none'"],
    ['script-src', own, ...script, ...scripts],
    ['style-src', own, ...style],
    ['img-src', own, 'data:'],
    ['connect-src', own, ...connections],
    // The document that plays recordings. Links keep the first page's policy, so every page has it.
    ['frame-src', own],
    ['worker-src', own],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...further,
  ]
    .map((directive) => directive.join(' '))
    .join(';');
}

function hashesOf(html: string): Record<'script' | 'style', Set<string>> {
  const hashes = {script: new Set<string>(), style: new Set<string>()};
  for (const [, name, attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (!withoutHash.test(attributes)) {
      const hash = createHash('sha256').update(Buffer.from(content, eachByte)).digest('base64');
      hashes[name as 'script' | 'style'].add(`'sha256-${hash}'`);
    }
  }
  return hashes;
}
