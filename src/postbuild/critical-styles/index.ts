import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, writeFileAtomic} from '../../lib/files';
import {StyleSheet} from './sheet';
import {tokensOf} from './tokens';

/** A page is read as a letter a byte, which is faster than its real letters; names in style sheets are plain. */
const eachByte = 'latin1';

const link = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/;

/**
 * Puts the styles that a page uses into its head, where they cost no round trip before the first paint, and leaves the
 * sheet for later: its address goes into `#page-styles`, from where `src/prehydration/scripts.ts` loads it before the scripts.
 *
 * Pages are read and written one after the other, without promises: half the time of all at once, and one in memory.
 *
 * @param folder the build, with all folders below it
 * @param baseUrl the address of the folder
 * @throws where a page has no style sheet in the form that the framework writes, or it is not in the build
 */
export function inlineStyles(folder: string, baseUrl: string): void {
  const pages = listFiles(folder).filter((name) => name.endsWith('.html'));
  const sheets = new Map<string, StyleSheet>();
  for (const name of pages) {
    const file = path.join(folder, name);
    const html = readFileSync(file, eachByte);
    const [found, address] = link.exec(html) ?? [];
    if (found === undefined || address === undefined) {
      throw new Error(
        `${path.relative(folder, file)}: no link to a style sheet. Adapt src/postbuild/critical-styles/index.ts to the new form of src/docusaurus-patches/template.ts.`,
      );
    }
    const sheet =
      sheets.get(address) ?? new StyleSheet(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8'));
    sheets.set(address, sheet);
    const list = `<script type="application/json" id="page-styles">${JSON.stringify([address])}</script>`;
    const head = Buffer.from(`<style>${sheet.usedBy(tokensOf(html), html)}</style>${list}`).toString(eachByte);
    const page = html.replace(found, () => head);
    writeFileAtomic(file, Buffer.from(page, eachByte));
  }
}
