import {forEachChild, parse, type Command as CommandNode, type HereDoc, type Pipeline, type SyntaxNode} from 'unbash';
import type {LineProblem} from '../shared/snippets';
import {checkDaggerCommand, type InputText} from './dagger';
import type {Schema} from './schema';
import {
  byLine,
  dynamic,
  isDynamic,
  nested,
  partText,
  syntaxErrors,
  wordsOf,
  type Problem,
  type ShellWord,
} from './words';

const daggerName = /^(?:.*[/\\])?dagger(?:\.exe)?$/;
const shellName = /^(?:.*\/)?(?:ba|da|z|k)?sh$/;

/** Commands that run another command in their arguments. */
const wrappers = new Set('command docker env exec kubectl nerdctl oc op podman ssh sudo time'.split(' '));
/** The {@link wrappers} that run it in a container, whose own arguments may also be called `dagger`. */
const containerTools = new Set(['docker', 'kubectl', 'nerdctl', 'oc', 'podman']);

function hereDocText(node: HereDoc): string {
  return node.body.parts === undefined ? node.body.text : node.body.parts.map((part) => partText(part)).join('');
}

/** The standard input from a here-document. */
function redirectedInput(command: CommandNode): InputText | undefined {
  const document = command.redirects.find((redirect) => redirect.type === 'HereDoc');
  return document && {text: hereDocText(document), offset: document.body.pos};
}

/** The output that `echo` passes to the next command in a pipeline. */
function writtenText(node: SyntaxNode): InputText | undefined {
  if (node.type !== 'Command') return undefined;
  const [name, ...args] = wordsOf(node);
  const [first] = args;
  if (name?.text !== 'echo' || first === undefined || args.some(({text}) => text === dynamic)) return undefined;
  return {text: args.map(({text}) => text).join(' '), offset: first.offset};
}

interface Walk {
  schema: Schema;
  problems: Problem[];
}

function checkNestedScript(words: readonly ShellWord[], walk: Walk): void {
  const flag = words.findIndex(({text}) => /^-[a-z]*c$/.test(text));
  const code = flag === -1 ? undefined : words[flag + 1];
  if (code === undefined || code.text === dynamic) return;
  walk.problems.push(...nested(checkScript(code.text.replaceAll(dynamic, '_'), walk.schema), code.offset));
}

/** True if a word among a wrapper's arguments is the command that it runs. */
function isWrapped(text: string, before: string, tool: string): boolean {
  if (!/^(?:[./~].*\/)?dagger$/.test(text)) return false;
  return (
    !containerTools.has(tool) || before === '--' || !/^(?:-.*|exec|run|build|pull|push|rm|logs|stop)$/.test(before)
  );
}

function checkCommand(command: CommandNode, piped: InputText | undefined, walk: Walk): void {
  const words = wordsOf(command);
  const [name] = words;
  if (name === undefined) return;
  let start = daggerName.test(name.text) ? 0 : -1;
  const tool = name.text.replace(/^.*\//, '');
  if (start === -1 && wrappers.has(tool)) {
    start = words.findIndex((word, index) => isWrapped(word.text, words[index - 1]?.text ?? '', tool));
    const shell = words.findIndex(({text}, index) => index > 0 && shellName.test(text));
    if (start === -1 && shell !== -1) checkNestedScript(words.slice(shell), walk);
  }
  if (start === -1) {
    if (shellName.test(name.text)) checkNestedScript(words, walk);
    return;
  }
  const input = redirectedInput(command) ?? piped;
  const dagger = words[start] ?? name;
  const rest = words.slice(start + 1);
  walk.problems.push(...checkDaggerCommand(rest, dagger.offset, input, walk.schema));
}

function checkPipeline(pipeline: Pipeline, walk: Walk): void {
  pipeline.commands.forEach((command, index) => {
    const before = pipeline.commands[index - 1];
    const input = before === undefined ? undefined : writtenText(before);
    if (command.type === 'Command') checkCommand(command, input, walk);
  });
}

function visit(node: SyntaxNode, walk: Walk, inPipeline: boolean): void {
  walk.problems.push(...syntaxErrors(node));
  if (node.type === 'Pipeline') checkPipeline(node, walk);
  else if (node.type === 'Command' && !inPipeline) checkCommand(node, undefined, walk);
  forEachChild(node, (child) => visit(child, walk, node.type === 'Pipeline' && child.type === 'Command'));
}

/** Parses a shell script and checks every `dagger` command line in it. */
export function checkScript(text: string, schema: Schema): LineProblem[] {
  const walk: Walk = {schema, problems: []};
  visit(parse(text), walk, false);
  return byLine(text, walk.problems);
}

/** True if a script ends within a quote, a here-document or a command. */
export function isIncomplete(text: string): boolean {
  const isOpen = (node: SyntaxNode): boolean => {
    let open = syntaxErrors(node).length > 0;
    forEachChild(node, (child) => {
      open ||= isOpen(child);
    });
    return open;
  };
  return isOpen(parse(text)) || /(?:^|[^\\])(?:\\\\)*\\$/.test(text) || isDynamic(text);
}
