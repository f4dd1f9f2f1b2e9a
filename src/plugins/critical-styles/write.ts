import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../content/files';
import {StyleSheet} from './sheet';
import {tokensOf} from './tokens';

const link = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/;

/**
 * Puts the styles that a page uses into its head, where they cost no round trip before the first paint, and leaves the
 * sheet for later: its address goes into `#page-styles`, from where `src/early/scripts.ts` loads it before the scripts.
 *
 * @param folder the build, with all folders below it
 * @param baseUrl the address of the folder
 * @throws where a page has no style sheet in the form that the framework writes, or it is not in the build
 */
export async function inlineStyles(folder: string, baseUrl: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const sheets = new Map<string, Promise<StyleSheet>>();
  const sheetAt = (address: string): Promise<StyleSheet> => {
    const file = path.join(folder, address.slice(baseUrl.length));
    const sheet = sheets.get(address) ?? readFile(file, 'utf8').then((css) => new StyleSheet(css));
    sheets.set(address, sheet);
    return sheet;
  };
  await Promise.all(
    pages.map(async ({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const html = await readFile(file, 'utf8');
      const [found, address] = link.exec(html) ?? [];
      if (found === undefined || address === undefined) {
        throw new Error(
          `${path.relative(folder, file)}: no link to a style sheet. Adapt src/plugins/critical-styles/write.ts to the new form of src/config/template.ts.`,
        );
      }
      const used = (await sheetAt(address)).usedBy(tokensOf(html), html);
      const list = `<script type="application/json" id="page-styles">${JSON.stringify([address])}</script>`;
      await writeWhole(
        file,
        html.replace(found, () => `<style>${used}</style>${list}`),
      );
    }),
  );
}
