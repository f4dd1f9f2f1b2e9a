import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import {listFiles, writeFileAtomic} from '@docs-kit/base/node/files';
import {StyleSheet} from './sheet';
import {tokensOf} from './tokens';

/** Latin-1 reads a byte as a character, which is faster than UTF-8; names in style sheets are ASCII. */
const eachByte = 'latin1';

const link = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/;

/**
 * Inlines the styles that a page uses, which saves a round trip before the first paint, and defers the style sheet: its
 * address moves to `#page-styles`, from where `packages/instant/src/browser/head/scripts.ts` loads it before the scripts.
 *
 * Pages are processed one at a time with synchronous I/O, which takes half the time of processing them concurrently,
 * and keeps only one in memory.
 *
 * @throws if a page lacks a style sheet in the framework's format, or the build lacks that file
 */
export function criticalStyles({outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): void {
  const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
  const sheets = new Map<string, StyleSheet>();
  for (const name of pages) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, eachByte);
    const [found, address] = link.exec(html) ?? [];
    if (found === undefined || address === undefined) {
      throw new Error(
        `${path.relative(outDir, file)}: no link to a style sheet. Adapt packages/instant/src/node/critical-styles/index.ts to the new form of packages/instant/src/node/patches/template.ts.`,
      );
    }
    const sheet =
      sheets.get(address) ?? new StyleSheet(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
    sheets.set(address, sheet);
    const list = `<script type="application/json" id="page-styles">${JSON.stringify([address])}</script>`;
    const head = Buffer.from(`<style>${sheet.usedBy(tokensOf(html), html)}</style>${list}`).toString(eachByte);
    const page = html.replace(found, () => head);
    writeFileAtomic(file, Buffer.from(page, eachByte));
  }
}
