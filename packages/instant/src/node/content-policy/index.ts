import {createHash} from 'node:crypto';
import type {PageTransform} from '@docs-kit/base/node/after-build';

/** Other hosts that pages may connect to, as origins: `https://eu.i.posthog.com`. */
export interface Services {
  scripts: readonly string[];
  connections: readonly string[];
}

/** The page's own origin. */
const self = "'self'";

/** As the template writes it, or as Docusaurus' minifier, which a plain `docusaurus build` runs, leaves it. */
const charset = /<meta charset="?UTF-8"?>/;

const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Elements that hold data or load a file, which don't need a hash in the policy. */
const withoutHash = /\ssrc=|\stype="?application\/(?:ld\+)?json/;

/**
 * Adds a Content-Security-Policy to a page, whose styles must be final. It allows the page's own inline scripts and styles
 * by hash, and no others. A meta element works on every host; directives that need a header are in `deploy/`.
 *
 * @param services other hosts that the page may connect to
 * @param further directives that these pages need besides
 * @throws if the page's head doesn't start as in `packages/instant/src/node/patches/template.ts`
 */
export const contentPolicy =
  (services: Services, further: readonly (readonly string[])[] = []) =>
  (): PageTransform =>
  (html, name) => {
    if (!charset.test(html)) {
      throw new Error(
        `${name}: no <meta charset="UTF-8"> to put the policy after. Adapt packages/instant/src/node/content-policy/index.ts to the new form of packages/instant/src/node/patches/template.ts.`,
      );
    }
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, services, further)}">`;
    return html.replace(charset, (found) => found + policy);
  };

/** A page's policy. Small pictures are inlined in style sheets and pages as `data:` addresses. */
function policyOf(html: string, {scripts, connections}: Services, further: readonly (readonly string[])[]): string {
  const {script, style} = hashesOf(html);
  return [
    // Firefox applies it to files of pages that links lead to, which are fetched ahead.
    ['default-src', self],
    ['object-src', "'none'"],
    ['script-src', self, ...script, ...scripts],
    ['style-src', self, ...style],
    ['img-src', self, 'data:'],
    ['connect-src', self, ...connections],
    // The document that plays recordings. The policy of the first page stays in force during navigation, so every page
    // allows it.
    ['frame-src', self],
    ['worker-src', "'none'"],
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
      const hash = createHash('sha256').update(Buffer.from(content, 'latin1')).digest('base64');
      hashes[name as 'script' | 'style'].add(`'sha256-${hash}'`);
    }
  }
  return hashes;
}
