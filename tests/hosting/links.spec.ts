import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '@docs-kit/base/node/root';
import {site} from '../../src/config/site';
import {htmlFiles} from '../built';

/** Resolves an address of the site to a file below build/; undefined if there's none. */
function fileOf(address: string): string | undefined {
  const below = decodeURIComponent(address.slice(site.baseUrl.length)).replace(/\/$/, '');
  return [below, path.posix.join(below, 'index.html')].find((file) => {
    const absolute = path.join(buildDir, file);
    return existsSync(absolute) && statSync(absolute).isFile();
  });
}

// Docusaurus checks its own components' links, but not those in HTML, in generated content, or to files.
test('every link on every page leads to an existing page or file, and to an existing anchor', () => {
  test.slow();
  const pages = new Map(
    htmlFiles().map(({file, html}) => [
      file,
      {
        addresses: new Set([...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)),
        places: new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, place = '']) => place)),
      },
    ]),
  );
  expect([...pages.values()].reduce((sum, {addresses}) => sum + addresses.size, 0)).toBeGreaterThan(10_000);
  const files = new Map<string, string | undefined>();
  const broken: string[] = [];
  for (const [file, {addresses}] of pages) {
    for (const address of addresses) {
      const [, target = '', place = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
      const isCanonicalOfNotFound = address === `${site.baseUrl}404`;
      if (/^(?:[a-z]+:|\/\/)/.test(address) || isCanonicalOfNotFound) continue;
      if (!files.has(target)) files.set(target, target.startsWith(site.baseUrl) ? fileOf(target) : undefined);
      const found = target === '' ? file : files.get(target);
      const places = pages.get(found ?? '')?.places;
      if (found === undefined || (place !== '' && places && !places.has(decodeURIComponent(place))))
        broken.push(`${file}: ${address}`);
    }
  }
  expect(broken.slice(0, 10), `${broken.length} broken links`).toEqual([]);
});
