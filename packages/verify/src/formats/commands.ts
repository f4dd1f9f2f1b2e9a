import {isRecord} from '@docs-kit/base/node/json';
import {checkShellText} from '../shell/check';
import type {LineProblem} from '../shared/snippets';
import {lineAt} from '../shell/words';
import type {ParsedDocument, Place} from './data';

/** Keys whose text, or list of texts, is run by a shell, in common CI systems. */
const scriptKeys: readonly string[] = [
  'run',
  'script',
  'before_script',
  'after_script',
  'bash',
  'command',
  'commands',
  'cmd',
];

interface CommandText {
  text: string;
  line: number;
}

/** Checks the `dagger` command lines in pieces of shell code. */
export function checkCommands(commands: readonly CommandText[], sample: string | undefined): LineProblem[] {
  return commands.flatMap(({text, line}) =>
    checkShellText(text, {sample}).map((problem) => ({...problem, line: line + problem.line - 1})),
  );
}

/** The `sh` steps of a Jenkinsfile. */
export function groovyCommands(text: string): CommandText[] {
  const steps = text.matchAll(/\bsh\s*\(?\s*(?:script:\s*)?('''|"""|'|")([\s\S]*?)\1/g);
  return Array.from(steps, ({0: step, 2: code = '', index}) => ({
    text: code,
    line: lineAt(text, index + step.indexOf(code)),
  }));
}

/** Shell code in a CI file, a manifest or a tool's configuration. */
export function findCommands(text: string, document: ParsedDocument): CommandText[] {
  const found: CommandText[] = [];
  const lines = text.split('\n');
  for (const {value, place} of walk(document.value)) {
    if (isRecord(value)) found.push(...ofAction(value, place, document), ...ofProgram(value, place, document));
    if (typeof value !== 'string' || !isScript(place) || !/\bdagger\s/.test(value)) continue;
    const line = document.lineOf(place);
    // A block scalar's text starts on the line after its indicator.
    found.push({text: value, line: /[|>][-+\d]*\s*(?:#.*)?$/.test(lines[line - 1] ?? '') ? line + 1 : line});
  }
  return found;
}

/** The last key of the path, ignoring list indices. */
const isScript = (place: Place): boolean =>
  scriptKeys.includes(String(place.filter((part) => typeof part === 'string').at(-1)));

/** A GitHub Actions step that uses Dagger's action. */
function ofAction(record: Record<string, unknown>, place: Place, document: ParsedDocument): CommandText[] {
  const {uses, with: inputs} = record;
  if (typeof uses !== 'string' || !uses.startsWith('dagger/dagger-for-github@') || !isRecord(inputs)) return [];
  const line = document.lineOf([...place, 'with']);
  const text = (key: string): string => (typeof inputs[key] === 'string' ? inputs[key] : '');
  if (text('shell') !== '') return [{text: `dagger -c '${text('shell').replaceAll("'", `'"'"'`)}'`, line}];
  const call = text('call');
  const args = text('args');
  if (call === '' && args === '' && text('verb') === '') return [];
  const verb = text('verb') || 'call';
  const module = text('module') === '' ? '' : ` -m ${text('module')}`;
  return [{text: ['dagger', `${verb}${module}`, args, call].filter(Boolean).join(' ').replace(/\s+/g, ' '), line}];
}

/** A program and its arguments as lists: Kubernetes containers, servers in an MCP client's settings. */
function ofProgram(record: Record<string, unknown>, place: Place, document: ParsedDocument): CommandText[] {
  const command = typeof record.command === 'string' ? [record.command] : asWords(record.command);
  if (command?.[0] !== 'dagger') return [];
  const words = [...command, ...(asWords(record.args) ?? [])];
  return [{text: words.map(quote).join(' '), line: document.lineOf([...place, 'command'])}];
}

const quote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`);

/** All values below another one, with their paths; parents before children. */
function* walk(value: unknown, place: Place = []): Generator<{value: unknown; place: Place}> {
  yield {value, place};
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  for (const [key, item] of entries) yield* walk(item, [...place, key]);
}

/** The value as a list of strings, if it's one. */
function asWords(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}
