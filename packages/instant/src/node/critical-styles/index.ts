import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageTransform} from '@docs-kit/base/node/after-build';
import {StyleSheet} from './sheet';
import {tokensOf} from './tokens';

const link = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/;

/**
 * Inlines the styles that a page uses, which saves a round trip before the first paint, and defers the style sheet: its
 * address moves to `#page-styles`, from where `packages/instant/src/browser/head/scripts.ts` loads it before the scripts.
 *
 * @throws if a page lacks a style sheet in the framework's format, or the build lacks that file
 */
export function criticalStyles({outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): PageTransform {
  const sheets = new Map<string, StyleSheet>();
  return (html, name) => {
    const [found, address] = link.exec(html) ?? [];
    if (found === undefined || address === undefined) {
      throw new Error(
        `${name}: no link to a style sheet. Adapt packages/instant/src/node/critical-styles/index.ts to the new form of packages/instant/src/node/patches/template.ts.`,
      );
    }
    const sheet =
      sheets.get(address) ?? new StyleSheet(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
    sheets.set(address, sheet);
    const list = `<script type="application/json" id="page-styles">${JSON.stringify([address])}</script>`;
    const head = Buffer.from(`<style>${sheet.usedBy(tokensOf(html), html)}</style>${list}`).toString('latin1');
    return html.replace(found, () => head);
  };
}
