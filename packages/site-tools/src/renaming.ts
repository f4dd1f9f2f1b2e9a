import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';

/** A page's old and new route, without the base path: `/api/secrets`. */
export interface Renaming {
  from: string;
  to: string;
}

/** The page's file in its version, without `.mdx` and `index`: `api/secrets`. */
export const idOf = (route: string): string => route.slice(1);

/**
 * Replaces a page's route where it's certainly meant: in links and front matter of pages, in quoted addresses
 * elsewhere, as the page of an explorer's example or of a claim, and as an id in sidebars and other JSON.
 *
 * @param file relative to the root, with forward slashes
 */
export function renameIn(file: string, text: string, {from, to}: Renaming, baseUrl: string): string {
  const [route, id] = [from, idOf(from)].map(escapeRegExp);
  if (/\.mdx?$/.test(file)) {
    return text
      .replaceAll(new RegExp(`(\\]\\(|="|^slug: )${route}(?=[)#"?]|$)`, 'gm'), `$1${to}`)
      .replaceAll(new RegExp(`^(pagination_(?:next|prev): )${id}(?=(?:/index)?$)`, 'gm'), `$1${idOf(to)}`);
  }
  const base = escapeRegExp(baseUrl.slice(0, -1));
  const addresses = text
    .replaceAll(new RegExp(`(["'\`](?:${base})?)${route}(?=["'\`#?])`, 'g'), `$1${to}`)
    .replaceAll(new RegExp(`^(# page: )${route}$`, 'gm'), `$1${to}`)
    .replaceAll(new RegExp(`("page": ")${id}(?=")`, 'g'), `$1${idOf(to)}`);
  // One word, such as "install", may be anything.
  const isId = file.endsWith('.json') && (idOf(from).includes('/') || file.startsWith('versioned_sidebars/'));
  return isId ? addresses.replaceAll(new RegExp(`"${id}(?=(?:/index)?")`, 'g'), `"${idOf(to)}`) : addresses;
}

/**
 * Says what has moved.
 *
 * @param named the files that still contain the old route
 */
export function summaryOf({from, to}: Renaming, named: readonly string[]): string {
  const rest = named.length > 0 ? ['These files may still name it:', ...named.map((file) => `  ${file}`)] : [];
  return [`${from} is ${to} now: see \`git status\`.`, ...rest].join('\n');
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

/** Adds the old route to the redirects, which are keyed by the new one. */
export function withRedirect(redirects: Record<string, string[]>, {from, to}: Renaming): Record<string, string[]> {
  const old = Object.entries(redirects).map(([page, addresses]) => [page, addresses.filter((one) => one !== to)]);
  const kept = Object.fromEntries(old) as Record<string, string[]>;
  return {...kept, [to]: [...(kept[to] ?? []), from]};
}
