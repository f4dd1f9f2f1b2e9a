import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {config} from '../config';
import {namesFrom, rewrite} from '../git';
import {redirectsFile} from '../hosting/redirects';
import {runInherited, site} from '../processes';
import {idOf, renameIn, summaryOf, withRedirect} from '../renaming';
import {toolFile} from '../tools';

const pages = `versioned_docs/version-${config.version}`;
/** Samples and packages don't know the site's pages, and the hosts' configurations are generated. */
const others = [config.samplesDir, 'packages/*/src/**', 'packages/*/tests/**', 'deploy'].map((one) => `:!${one}`);

/** The tracked text files that contain one of these texts. */
const filesWith = (texts: readonly string[], ...options: string[]): string[] =>
  namesFrom(root, 'grep', '-lzIF', ...options, ...texts.flatMap((text) => ['-e', text]), '--', ...others);

/**
 * Moves a page, corrects what names it, and redirects its old address. Lists the files that still contain the old
 * route, because it may mean something else there.
 *
 * @param args the page's route and its new one: `/api/secrets /guides/secrets`
 * @throws if there's no such page, or one at the new route
 */
export async function main([from = '', to = '', ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || ![from, to].every((route) => /^(?:\/[a-z\d-]+)+$/.test(route)))
    throw new Error('Usage: npx site rename /old /new');

  const endings = ['.mdx', '/index.mdx', '.md', '/index.md'];
  const fileOf = (route: string): string | undefined =>
    endings.map((ending) => `${pages}/${idOf(route)}${ending}`).find((file) => existsSync(path.join(root, file)));
  const old = fileOf(from);
  const taken = fileOf(to);
  if (!old) throw new Error(`${pages} has no page for ${from}.`);
  if (taken) throw new Error(`${taken} exists already.`);
  const renaming = {from, to};
  const changed = rewrite(root, filesWith([idOf(from)]), (text, name) =>
    renameIn(name, text, renaming, config.baseUrl),
  );
  const file = path.join(root, old.replace(idOf(from), idOf(to)));
  mkdirSync(path.dirname(file), {recursive: true});
  renameSync(path.join(root, old), file);
  const text = renameIn(redirectsFile, readFileSync(path.join(root, redirectsFile), 'utf8'), renaming, config.baseUrl);
  const redirects = withRedirect(JSON.parse(text) as Record<string, string[]>, renaming);
  writeFileSync(path.join(root, redirectsFile), JSON.stringify(redirects));
  // A longer route may not fit into its line.
  const code = changed.filter((name) => !/\.mdx?$/.test(name));
  const format = [toolFile({package: 'prettier'}), '--write', '--ignore-unknown', '--log-level', 'warn'];
  await runInherited([...format, redirectsFile, ...code]);
  await runInherited([site, 'redirects']);
  const name = idOf(from).includes('/') ? idOf(from) : from;
  // In regular expressions, slashes are escaped.
  const named = filesWith([name, name.replaceAll('/', String.raw`\/`)], '-w');
  console.log(summaryOf(renaming, named));
}
