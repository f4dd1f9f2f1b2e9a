import {isIncomplete} from '../shell/scripts';
import {append} from '@docs-kit/base/group';
import type {Snippet} from '../shared/snippets';

/** A command that a page shows for a sample. */
export interface Command {
  /** The page, relative to the project's root. */
  file: string;
  /** 1-based, in the page. */
  line: number;
  /** `cli` is a shell command line, `dsh` a Dagger Shell script. */
  kind: 'cli' | 'dsh';
  text: string;
  /** The text of its `output="…"` fence. */
  output?: string;
}

/** Patterns of commands that can't run, with reasons that complete "not run, since it …". */
const obstacles: readonly (readonly [RegExp, string])[] = [
  [/\blocal-cache\b.*\bprune\b/, 'empties the cache'],
  // A redirection within quotes is a container's.
  [/^(?:[^'"]|'[^']*'|"[^"]*")*\s>+\s*[~/]/, 'writes outside the project'],
  [/^(?:\w+=\S+ )*dagger (?:-\S+ )*(?:login|logout|listen)\b/, 'waits for a person'],
];

/** The same for commands that need other machines, or more of this one than an engine. */
const servers: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[\s|])publish\b/, 'pushes to a registry'],
  [/https?:\/\/|git@|\bgithub\.com\//, 'fetches from the Internet'],
  [/\b(?:op|vault|cmd):\/\//, 'asks a secret provider'],
  [/\btcp:\/\/|\$SSH_AUTH_SOCK/, 'talks to a service of the machine'],
  [/(?:^|[\s('"])llm\b/, 'asks a language model'],
  [/file:\/\/~|\s~\//, 'reads a file of your home directory'],
  [/\/var\/run\/docker\.sock|\bexport-image\b/, 'talks to a container runtime'],
];

/**
 * Why a command can't run unattended; undefined if it can.
 *
 * @param online whether the servers that commands name exist, or stand-ins of them
 */
export function obstacle(text: string, online = false): string | undefined {
  const patterns = online ? obstacles : [...servers, ...obstacles];
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a command prints descriptions of functions and arguments, which come from a module's comments. */
export function printsDescriptions({text}: Command): boolean {
  return /(?:^|\s)(?:-h|--help|functions|\.\w+)(?:\s|$)/.test(text);
}

/** The option for a module at a Git address, rather than in a folder. */
export const remoteModule = /(?:-m |--mod=)(?:\w+@)?[\w-]+\.\w+[/:]/;

/**
 * The same call with `--help`, which loads the module and resolves all functions and flags without calling any.
 * Undefined if the command line isn't a plain call, or calls a remote module.
 */
export function helpOf({kind, text}: Command): string | undefined {
  if (kind !== 'cli' || !/^dagger (?:-\S+ )*call\b/.test(text)) return undefined;
  if (remoteModule.test(text)) return undefined;
  // Quoted pipes are part of an argument.
  const [call = ''] = text.split(/\s\|\s(?=(?:[^'"]|'[^']*'|"[^"]*")*$)/);
  // A socket's path must not be empty, although nothing connects to it.
  return `${call.replaceAll('$SSH_AUTH_SOCK', '/run/agent.sock')} --help`;
}

/** Splits a shell script into command lines, each with its 0-based line; continuation lines stay together. */
export function commandLines(script: string): {text: string; line: number}[] {
  const lines = script.split('\n');
  const found: {text: string; line: number}[] = [];
  for (let index = 0; index < lines.length; index++) {
    let last = index;
    const text = (): string => lines.slice(index, last + 1).join('\n');
    // The static checks have already rejected an unterminated line.
    while (isIncomplete(text()) && last + 1 < lines.length) last++;
    if (text().trim() !== '') found.push({text: text().trim(), line: index});
    index = last;
  }
  return found;
}

/** The commands of a shell fence that match a pattern, and those of a Dagger Shell or GraphQL fence. */
export function commandsOf({file, line, text, language}: Snippet, pattern?: RegExp): Command[] {
  if (language === 'dsh') return [{file, line, kind: 'dsh', text}];
  if (language === 'graphql') return [{file, line, kind: 'cli', text: `dagger query <<'EOF'\n${text}\nEOF`}];
  if (language !== 'shell') return [];
  return commandLines(text)
    .filter((command) => pattern?.test(command.text) ?? true)
    .map((command) => ({file, line: line + command.line, kind: 'cli', text: command.text}));
}

/** The calls that pages show for each sample, in the order of the pages. */
export function commandsBySample(snippets: readonly Snippet[]): Map<string, Command[]> {
  const commands = new Map<string, Command[]>();
  for (const fence of snippets) {
    const {kind, sample, language} = fence;
    if (kind !== 'fence' || sample === undefined || language === 'graphql') continue;
    if (language === 'text') attachOutput(commands.get(sample), fence);
    for (const command of commandsOf(fence, /^dagger (?:-\S+ )*(?:call|functions)\b/))
      append(commands, sample, command);
  }
  return commands;
}

/** Subcommands, options and scripts that work without a module. */
const moduleless =
  /^dagger (?:(?:-\S+ )*(?:core|query|version|completion)\b|-c |--command |<<|\S+\.dsh\b)|\| dagger query/;

/** Those that ignore a module, and therefore also count below a sample. */
const core = /^dagger (?:-\S+ )*(?:core|version)\b/;

/** A page's commands that need no module, and the files that they read. */
export interface PageCommands {
  commands: Command[];
  /** Fences with a file name as title, by name. */
  files: Map<string, string>;
}

/** The commands without a module, by page. A GraphQL fence that belongs to no sample is run with `dagger query`. */
export function commandsByPage(snippets: readonly Snippet[]): Map<string, PageCommands> {
  const pages = new Map<string, PageCommands>();
  for (const fence of snippets) {
    const {kind, sample, language, text, file, meta} = fence;
    if (kind !== 'fence' || (sample !== undefined && language !== 'shell' && language !== 'text')) continue;
    const page = pages.get(file) ?? {commands: [], files: new Map<string, string>()};
    pages.set(file, page);
    if (meta.fragment !== undefined) continue;
    if (meta.title !== undefined && ['dsh', 'graphql'].includes(language)) page.files.set(meta.title, text);
    else if (language === 'text') attachOutput(page.commands, fence);
    else page.commands.push(...commandsOf(fence, sample === undefined ? moduleless : core));
  }
  for (const [file, {commands}] of pages) if (commands.length === 0) pages.delete(file);
  return pages;
}

/** Attaches an output to the last command above it that its fence names, by its first line if it has several. */
export function attachOutput(commands: readonly Command[] = [], {file, text, meta}: Snippet): void {
  const command = [...commands].reverse().find((one) => one.file === file && one.text.split('\n')[0] === meta.output);
  if (command) command.output = text;
}
