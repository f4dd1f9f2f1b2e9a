import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type BuiltSite, eachPage} from '../src/node/after-build';

test('pages pass through transforms in order and keep their characters; other files stay as they are', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  writeFileSync(path.join(outDir, 'index.html'), '“é”');
  writeFileSync(path.join(outDir, 'player.htm'), '“é”');
  const site: BuiltSite = {siteDir: '', outDir, baseUrl: '/', siteConfig: {} as BuiltSite['siteConfig'], pages: []};
  const step = eachPage(
    () => (html, name) => `${html} ${name}`,
    () => (html) => `${html}!`,
  );
  await step(site);
  const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');
  expect([read('index.html'), read('player.htm')]).toEqual(['“é” index.html!', '“é”']);
});
