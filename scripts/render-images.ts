import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';

const source = path.join(__dirname, 'social-card.svg');
const target = path.join(__dirname, '..', 'static', 'img', 'social-card.png');
const size = {width: 1200, height: 630};

/** Draws scripts/social-card.svg into static/img/social-card.png; run it after a change to the drawing. */
async function render(): Promise<void> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: size});
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${await readFile(source, 'utf8')}`);
  await page.screenshot({path: target});
  await browser.close();
}

void render();
