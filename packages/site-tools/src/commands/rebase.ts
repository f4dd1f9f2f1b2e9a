import {root} from '@docs-kit/base/node/root';
import {config} from '../config';
import {namesFrom, rewrite} from '../git';
import {rebaseIn} from '../renaming';

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
  rewrite(root, namesFrom(root, ...args, ...excluded), (text) => rebaseIn(text, config.baseUrl, to));
}
