import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';
import {root} from '@docs-kit/base/node/root';
import {config} from '../config';
import {namesFrom} from '../git';

/** Pages and packages don't know the base path; fixtures have their own. */
const others = ['docs', 'versioned_docs', 'packages/*/src/**', '**/fixtures/**', '*.lock', 'package-lock.json'];

/**
 * Serves the site below another path: replaces the base path in the configuration, the hosts' configurations and the
 * tests.
 *
 * @param args the path with slashes at both ends: `/docs/`
 */
export function main([to = '', ...rest]: readonly string[]): void {
  if (rest.length > 0 || !/^(?:\/[\w.-]+)+\/$/.test(to)) throw new Error('Usage: npx site rebase /path/');
  const args = ['grep', '-lzIE', config.baseUrl.slice(1, -1).replaceAll('.', '\\\\?\\.'), '--', '.'];
  const excluded = others.map((one) => `:(exclude,glob)${one}`);
  for (const name of namesFrom(root, ...args, ...excluded)) {
    const file = path.join(root, name);
    writeFileSync(file, rebaseIn(readFileSync(file, 'utf8'), config.baseUrl, to));
  }
}

/**
 * Replaces the base path in addresses, in the names of a host's folders, and in regular expressions, but not in versions
 * (`/1.2.3` beside `/1.2/`) and names (`/v1.2`).
 *
 * @param from with slashes at both ends, as `to`
 */
export function rebaseIn(text: string, from: string, to: string): string {
  const [old, name] = [from, to].map((base) => base.slice(1, -1));
  const pattern = escapeRegExp(old ?? '').replaceAll('\\.', '(\\\\?)\\.');
  const address = new RegExp(`(\\\\?/)${pattern}(?![\\w-]|\\\\?\\.(?!html)\\w)`, 'g');
  const folder = new RegExp(`(?<![\\w./\\\\-])${pattern}(?=/)|(?<=')${pattern}(?=')`, 'g');
  return text.replaceAll(address, `$1${name ?? ''}`).replaceAll(folder, name ?? '');
}
