import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {root} from '@docs-kit/base/node/root';
import {freePort} from '@docs-kit/site-tools/port';

test('the development server shows its own pages, and what the last build added to them', async () => {
  // It compiles all pages first.
  test.setTimeout(300_000);
  const port = await freePort();
  const script = path.join(root, 'packages/site-tools/bin/site.mjs');
  const server = spawn(process.execPath, [script, 'start', '--no-open'], {
    env: {...process.env, PORT: String(port)},
    stdio: 'ignore',
  });
  const read = async (address: string): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/0.18/${address}`, {headers: {Accept: 'text/html, */*'}});
    return response.ok ? response.text() : '';
  };
  try {
    await expect(async () => expect(await read('install')).toContain('id="__docusaurus"')).toPass();
    expect(await read('install')).not.toContain('<h1');
    expect(await read('search/entry.json')).toContain('"firstStems"');
    expect(await read('explorer/')).toContain('<title>API explorer');
    expect(await read('player.htm')).toContain('<title>Recording of a terminal');
    expect(await read('install.md')).toContain('# Installation');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
