import {checkDaggerCommand, type CommandContext, type InputText} from './dagger';
import {byLine} from './scripts';
import {dynamic, type LineProblem, type Problem, type ShellWord} from './words';

type Token =
  | {kind: 'word'; word: ShellWord; literal: boolean}
  | {kind: 'pipe'}
  | {kind: 'end'}
  | {kind: 'open' | 'close'; bracket: string; offset: number};

const pairs: Readonly<Record<string, string>> = {'(': ')', '{': '}', '[': ']'};
const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', '0': '\0'};

/** Reads PowerShell as far as its command lines need: words, strings, pipes, blocks. */
class Tokenizer {
  readonly tokens: Token[] = [];
  readonly problems: Problem[] = [];
  private index = 0;

  constructor(private readonly text: string) {}

  run(): void {
    while (this.index < this.text.length) this.next();
    this.tokens.push({kind: 'end'});
  }

  private fail(offset: number, message: string): void {
    this.problems.push({offset, message: `syntax error: ${message}`});
  }

  private next(): void {
    const char = this.text.charAt(this.index);
    const two = this.text.slice(this.index, this.index + 2);
    if (two === '<#') {
      const end = this.text.indexOf('#>', this.index);
      if (end === -1) this.fail(this.index, 'the comment is not closed');
      this.index = end === -1 ? this.text.length : end + 2;
    } else if (char === '#') {
      const end = this.text.indexOf('\n', this.index);
      this.index = end === -1 ? this.text.length : end;
    } else if (two === '`\n') this.index += 2;
    else if (two === '&&' || two === '||') this.symbol({kind: 'end'}, 2);
    else if (char === '\n' || char === ';') this.symbol({kind: 'end'}, 1);
    else if (char === '|') this.symbol({kind: 'pipe'}, 1);
    else if ('({['.includes(char)) this.symbol({kind: 'open', bracket: char, offset: this.index}, 1);
    else if (')}]'.includes(char)) this.symbol({kind: 'close', bracket: char, offset: this.index}, 1);
    else if (/\s/.test(char)) this.index++;
    else this.word();
  }

  private symbol(token: Token, length: number): void {
    this.tokens.push(token);
    this.index += length;
  }

  private word(): void {
    const offset = this.index;
    let text = '';
    let literal = true;
    let bare = false;
    while (this.index < this.text.length) {
      const char = this.text.charAt(this.index);
      const two = this.text.slice(this.index, this.index + 2);
      if (two === "@'" || two === '@"') text += this.hereString(two.charAt(1));
      else if (char === "'" || char === '"') text += this.quoted(char);
      else if (char === '`' && two !== '`\n') {
        text += escapes[two.charAt(1)] ?? two.charAt(1);
        this.index += 2;
      } else if (char === '$') {
        text += this.variable();
        literal = false;
        bare = true;
      } else if (/[\s|;(){}]/.test(char) || two === '&&' || two === '`\n') break;
      else {
        text += char;
        this.index++;
      }
    }
    if (this.index === offset) this.index++;
    this.tokens.push({kind: 'word', word: {text, offset, expands: bare && text === dynamic}, literal});
  }

  private quoted(quote: string): string {
    const start = this.index;
    let text = '';
    this.index++;
    while (this.index < this.text.length) {
      const char = this.text.charAt(this.index);
      if (char === quote) {
        if (this.text.charAt(this.index + 1) !== quote) {
          this.index++;
          return text;
        }
        text += quote;
        this.index += 2;
      } else if (quote === '"' && char === '`') {
        const escaped = this.text.charAt(this.index + 1);
        text += escapes[escaped] ?? escaped;
        this.index += 2;
      } else if (quote === '"' && char === '$' && /[\w({:]/.test(this.text.charAt(this.index + 1)))
        text += this.variable();
      else {
        text += char;
        this.index++;
      }
    }
    this.fail(start, `the string is not closed by ${quote}`);
    return text;
  }

  private hereString(quote: string): string {
    const start = this.index;
    const end = this.text.indexOf(`\n${quote}@`, start);
    if (end === -1) {
      this.fail(start, `the here-string is not closed by ${quote}@ at the start of a line`);
      this.index = this.text.length;
      return '';
    }
    const body = this.text.slice(this.text.indexOf('\n', start), end);
    this.index = end + 3;
    return quote === "'" ? body : body.replaceAll(/\$(?:\([^)]*\)|\{[^}]*\}|[\w:]+)/g, dynamic);
  }

  private variable(): string {
    const open = this.text.charAt(this.index + 1);
    if (open === '(' || open === '{') {
      let depth = 0;
      const start = this.index;
      for (this.index++; this.index < this.text.length; this.index++) {
        const char = this.text.charAt(this.index);
        if (char === open) depth++;
        else if (char === pairs[open] && --depth === 0) {
          this.index++;
          return dynamic;
        }
      }
      this.fail(start, `$${open} is not closed`);
      return dynamic;
    }
    const [name = '$'] = /^\$[\w:?]+/.exec(this.text.slice(this.index)) ?? [];
    this.index += name.length;
    return name === '$' ? '$' : dynamic;
  }
}

function checkBrackets(tokens: readonly Token[], problems: Problem[]): void {
  const stack: {bracket: string; offset: number}[] = [];
  for (const token of tokens) {
    if (token.kind === 'open') stack.push(token);
    if (token.kind !== 'close') continue;
    const open = stack.pop();
    if (open === undefined || pairs[open.bracket] !== token.bracket) {
      problems.push({offset: token.offset, message: `syntax error: unexpected "${token.bracket}"`});
      return;
    }
  }
  for (const {bracket, offset} of stack) problems.push({offset, message: `syntax error: "${bracket}" is not closed`});
}

/** Checks every `dagger` command line in a PowerShell script. */
export function checkPowerShell(text: string, context: CommandContext): LineProblem[] {
  const tokenizer = new Tokenizer(text);
  tokenizer.run();
  const {tokens, problems} = tokenizer;
  checkBrackets(tokens, problems);
  let command: ShellWord[] = [];
  let input: InputText | undefined;
  const finish = (piped: boolean): void => {
    const words = command[0]?.text === '&' ? command.slice(1) : command;
    const assigned = words[1]?.text === '=' ? words.slice(2) : words;
    const [name, ...rest] = assigned;
    if (name !== undefined && /^(?:.*[/\\])?dagger(?:\.exe)?$/i.test(name.text)) {
      problems.push(...checkDaggerCommand(rest, name.offset, input, context));
    }
    const [only] = assigned;
    input = piped && assigned.length === 1 && only !== undefined ? {text: only.text, offset: only.offset} : undefined;
    command = [];
  };
  for (const token of tokens) {
    if (token.kind === 'word') command.push(token.word);
    else finish(token.kind === 'pipe');
  }
  return byLine(text, problems);
}
