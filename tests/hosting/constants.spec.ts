import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const scripts = path.resolve(__dirname, '../../build/assets/js');

/** The script that contains the framework, as browsers load it. */
function mainScript(): string {
  const [file] = readdirSync(scripts).filter((name) => /^main\.\w+\.js$/.test(name));
  return readFileSync(path.join(scripts, file ?? ''), 'utf8');
}

test('spec 9: the route match cache of the built site holds 10000 entries', () => {
  // react-router 5.3, `compilePath`: the count is compared with the limit before an entry is added.
  expect(mainScript()).toMatch(/keys:\w+\};return (\w+)<1e4&&\(\w+\[\w+\]=\w+,\1\+\+\)/);
});

test('spec 9: the default path delimiter of the built site is /', () => {
  expect(mainScript()).toMatch(/delimiter\|\|"\/"/);
});
