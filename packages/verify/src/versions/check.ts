import pinned from './pinned.json';
import type {Failure, Snippet} from '../shared/snippets';

/** Names whose versions are up to the reader: `ghcr.io/my-org/app`, `registry.example.com/base/node`. */
const placeholder = /(?:^|[./])(?:example\.com|my-[\w-]+|user|ttl\.sh)(?:[./]|$)/;

/** Text that looks like a version: `v4`, `3.22`, `1.24-alpine`, `latest`. */
const version = String.raw`(v?\d[\w.+-]*(?<!\.)|latest)(?![\w/])`;
const before = String.raw`(?<![\w./@:-])(?:docker\.io/(?:library/)?)?`;

interface Found {
  what: string;
  name: string;
  version: string;
  /** 0-based, in the text. */
  line: number;
  /** Undefined if the name isn't in the table. */
  allowed: readonly string[] | undefined;
}

interface Kind {
  /** For messages. */
  what: string;
  names: Readonly<Record<string, readonly string[]>>;
  /** Matches `<name><separator><version>` for the names in the table. */
  known: RegExp;
  /** Matches what's surely of this kind, whether or not the table has it. */
  any?: RegExp;
}

function kind(what: string, names: Kind['names'], separator: string, any?: RegExp): Kind {
  const alternatives = Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|');
  return {what, names, known: new RegExp(`${before}(${alternatives})${separator}${version}`, 'g'), ...(any && {any})};
}

const name = String.raw`([a-z0-9][\w./-]*)`;

const kinds: readonly Kind[] = [
  kind('action', pinned.actions, '@', /\buses:\s*["']?([\w-]+\/[\w./-]+)@([\w.-]+)/g),
  kind(
    'image',
    pinned.images,
    ':',
    new RegExp(String.raw`(?:\bimage:|\bFROM|\b[Ff]rom_?\(?|--address=)\s*["']?${name}:${version}`, 'g'),
  ),
  kind('tool', pinned.tools, '(?:@|==)'),
];

/**
 * Each action, image and tool has the same version on all pages, the one in `pinned.json`. A page that needs another is
 * listed there with its reason.
 */
export function checkVersions(snippets: readonly Snippet[]): Failure[] {
  return snippets.flatMap((snippet) => checkSnippet(snippet));
}

function checkSnippet({text, file, line, language}: Snippet): Failure[] {
  return find(text).flatMap(({name: used, version: given, line: below, what, allowed}) => {
    if (allowed?.includes(given)) return [];
    if (pinned.exempt.some((exempt) => exempt.file === file && exempt.name === used && exempt.version === given))
      return [];
    const message = allowed
      ? `${what} ${used} ${given}: all pages use ${allowed.join(' or ')}, as in packages/verify/src/versions/pinned.json.`
      : `${what} ${used} has no version in packages/verify/src/versions/pinned.json; add ${given} there.`;
    return [{file, line: line + below, language, message}];
  });
}

/** Each version once per line. */
function find(text: string): Found[] {
  const found = kinds.flatMap(({what, names, known, any}) =>
    [...text.matchAll(known), ...(any ? text.matchAll(any) : [])].map(({index, 1: used = '', 2: given = ''}) => {
      const line = text.slice(0, index).split('\n').length - 1;
      return {what, name: used, version: given, line, allowed: names[used]};
    }),
  );
  const unique = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...unique.values()].filter(({name: used}) => !placeholder.test(used));
}
