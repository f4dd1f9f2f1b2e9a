import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {browserArgs, findBrowser} from '@docs-kit/base/node/chromium';
import {root} from '@docs-kit/base/node/root';

const images = path.join(root, 'static', 'img');
const icon = path.join(images, 'favicon.svg');

/** Renders an SVG file as PNG, with transparency. */
async function draw(browser: Browser, source: string, width: number, height = width): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  const svg = await readFile(source, 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

/** A `.ico` file with one square picture smaller than 256 px: a directory with one entry, and the PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Renders the social card, the touch icon and favicon.ico; run it after changing one of the drawings. */
async function render(): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  const card = await draw(browser, path.join(__dirname, 'social-card.svg'), 1200, 630);
  await writeFile(path.join(images, 'social-card.png'), card);
  await writeFile(path.join(images, 'touch-icon.png'), await draw(browser, icon, 180));
  await writeFile(path.join(images, '..', 'favicon.ico'), ico(await draw(browser, icon, 32), 32));
  await browser.close();
}

void render();
