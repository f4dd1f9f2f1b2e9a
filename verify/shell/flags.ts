import {didYouMean} from './suggest';
import {isDynamic, shown, type Problem, type ShellWord} from './words';

/** One flag of a command, with the rules of the flag library that the command line uses (github.com/spf13/pflag). */
export interface FlagSpec {
  /** Without dashes: `progress`. */
  name: string;
  /** One letter, without dash. */
  short?: string;
  /** Needs no value: booleans, counters, and the few flags that have a default for `--flag` alone. */
  valueOptional: boolean;
  /** What is wrong with a value, as the end of a sentence; undefined where it is fine. */
  check?(value: string): string | undefined;
}

export interface ParsedFlags {
  given: {flag: FlagSpec; value: string | undefined; offset: number}[];
  positional: ShellWord[];
  /** How many positional words stood before `--`, or -1 without one. */
  beforeDashes: number;
  /** True where a word that may expand to anything makes absence unprovable. */
  uncertain: boolean;
  problems: Problem[];
}

export interface FlagRules {
  flags: readonly FlagSpec[];
  /** How messages call the command or function: `dagger call`, `function "with-exec" of Container`. */
  owner: string;
  /** True where flags may follow positional words. */
  interspersed: boolean;
  /** Turns a long flag's name as written into the name it is looked up by. */
  normalize?(name: string): string;
}

function splitLong(text: string): [string, string | undefined] {
  const equals = text.indexOf('=');
  return equals === -1 ? [text.slice(2), undefined] : [text.slice(2, equals), text.slice(equals + 1)];
}

/** Reads flags and positional words the way the command line does. */
export function parseFlags(words: readonly ShellWord[], rules: FlagRules): ParsedFlags {
  const result: ParsedFlags = {given: [], positional: [], beforeDashes: -1, uncertain: false, problems: []};
  const byName = new Map(rules.flags.map((flag) => [flag.name, flag]));
  const byShort = new Map(rules.flags.filter((flag) => flag.short !== undefined).map((flag) => [flag.short, flag]));
  const queue = [...words];

  const give = (flag: FlagSpec, value: string | undefined, offset: number): void => {
    result.given.push({flag, value, offset});
    if (value === undefined || flag.check === undefined) return;
    const wrong = flag.check(value);
    if (wrong !== undefined) {
      result.problems.push({offset, message: `invalid value "${shown(value)}" for --${flag.name}: ${wrong}`});
    }
  };
  const takeValue = (flag: FlagSpec, offset: number): void => {
    const next = queue.shift();
    if (next === undefined) {
      result.given.push({flag, value: undefined, offset});
      result.problems.push({offset, message: `--${flag.name} of ${rules.owner} needs a value`});
    } else give(flag, next.text, next.offset);
  };

  const parseLong = (word: ShellWord): void => {
    const [written, value] = splitLong(word.text);
    if (isDynamic(written)) {
      result.uncertain = true;
      return;
    }
    const name = rules.normalize?.(written) ?? written;
    const flag = byName.get(name);
    if (flag === undefined) {
      const near = didYouMean(name, byName.keys());
      result.problems.push({offset: word.offset, message: `unknown flag --${written} for ${rules.owner}.${near}`});
      // What follows may be its value; what else the line holds cannot be told any more.
      result.uncertain = true;
    } else if (value !== undefined) give(flag, value, word.offset);
    else if (flag.valueOptional) give(flag, undefined, word.offset);
    else takeValue(flag, word.offset);
  };

  const parseShort = (word: ShellWord): void => {
    let rest = word.text.slice(1);
    while (rest !== '') {
      const letter = rest.charAt(0);
      rest = rest.slice(1);
      const flag = byShort.get(letter);
      if (flag === undefined) {
        if (isDynamic(letter)) result.uncertain = true;
        else {
          const message = `unknown flag -${letter} in "${shown(word.text)}" for ${rules.owner}`;
          result.problems.push({offset: word.offset, message});
          result.uncertain = true;
        }
        return;
      }
      if (flag.valueOptional && !rest.startsWith('=')) {
        give(flag, undefined, word.offset);
        continue;
      }
      if (rest === '') takeValue(flag, word.offset);
      else give(flag, rest.startsWith('=') ? rest.slice(1) : rest, word.offset);
      return;
    }
  };

  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word.text === '--') {
      result.beforeDashes = result.positional.length;
      result.positional.push(...queue);
      break;
    }
    if (word.expands) result.uncertain = true;
    if (word.text.startsWith('--')) parseLong(word);
    else if (word.text.startsWith('-') && word.text.length > 1) parseShort(word);
    else {
      result.positional.push(word);
      if (!rules.interspersed) {
        result.positional.push(...queue);
        break;
      }
    }
  }
  return result;
}
