import {didYouMean} from './suggest';
import {isDynamic, shown, type Problem, type ShellWord} from './words';

/** A flag, with the parsing rules of the CLI's flag library (github.com/spf13/pflag). */
export interface FlagSpec {
  /** Without dashes: `progress`. */
  name: string;
  /** One letter, without a dash. */
  short?: string;
  /** Doesn't need a value: booleans, counters, and the few flags with a default for `--flag` alone. */
  valueOptional: boolean;
  /** The problem with a value, as the end of a sentence; undefined if it's valid. */
  check?(value: string): string | undefined;
}

export interface ParsedFlags<Word extends ShellWord = ShellWord> {
  /** Each with the word that contains its value, or the flag itself. */
  given: {flag: FlagSpec; value: string | undefined; word: Word}[];
  positional: Word[];
  /** True if a word may expand to anything, so that a missing flag can't be proven. */
  uncertain: boolean;
  problems: Problem[];
}

export interface FlagRules {
  flags: readonly FlagSpec[];
  /** The command's or function's name in messages: `dagger call`, `function "with-exec" of Container`. */
  owner: string;
  /** True if flags may come after positional words. */
  interspersed: boolean;
  /** Normalizes a long flag's name for lookup. */
  normalize?(name: string): string;
  /** The problem with an unknown long flag, if it isn't always one; undefined if it may be right. */
  checkUnknown?(name: string): string | undefined;
}

function splitLong(text: string): [string, string | undefined] {
  const equals = text.indexOf('=');
  return equals === -1 ? [text.slice(2), undefined] : [text.slice(2, equals), text.slice(equals + 1)];
}

/** Parses flags and positional words like the CLI. */
export function parseFlags<Word extends ShellWord>(words: readonly Word[], rules: FlagRules): ParsedFlags<Word> {
  const result: ParsedFlags<Word> = {given: [], positional: [], uncertain: false, problems: []};
  const byName = new Map(rules.flags.map((flag) => [flag.name, flag]));
  const byShort = new Map(rules.flags.filter((flag) => flag.short !== undefined).map((flag) => [flag.short, flag]));
  const queue = [...words];

  const give = (flag: FlagSpec, value: string | undefined, word: Word): void => {
    result.given.push({flag, value, word});
    if (value === undefined || flag.check === undefined) return;
    const wrong = flag.check(value);
    if (wrong !== undefined) {
      result.problems.push({
        offset: word.offset,
        message: `invalid value "${shown(value)}" for --${flag.name}: ${wrong}`,
      });
    }
  };
  const takeValue = (flag: FlagSpec, word: Word): void => {
    const next = queue.shift();
    if (next === undefined) {
      give(flag, undefined, word);
      result.problems.push({offset: word.offset, message: `--${flag.name} of ${rules.owner} needs a value`});
    } else {
      give(flag, next.text, next);
    }
  };

  const parseLong = (word: Word): void => {
    const [written, value] = splitLong(word.text);
    if (isDynamic(written)) {
      result.uncertain = true;
      return;
    }
    const name = rules.normalize?.(written) ?? written;
    const flag = byName.get(name);
    if (flag === undefined) {
      const message = rules.checkUnknown
        ? rules.checkUnknown(written)
        : `unknown flag --${written} for ${rules.owner}.${didYouMean(name, byName.keys())}`;
      if (message !== undefined) result.problems.push({offset: word.offset, message});
      // The next word may be its value, so the rest of the line can't be checked.
      result.uncertain = true;
    } else if (value !== undefined) {
      give(flag, value, word);
    } else if (flag.valueOptional) {
      give(flag, undefined, word);
    } else {
      takeValue(flag, word);
    }
  };

  const parseShort = (word: Word): void => {
    let rest = word.text.slice(1);
    while (rest !== '') {
      const letter = rest.charAt(0);
      rest = rest.slice(1);
      const flag = byShort.get(letter);
      if (flag === undefined) {
        if (isDynamic(letter)) {
          result.uncertain = true;
        } else {
          const message = `unknown flag -${letter} in "${shown(word.text)}" for ${rules.owner}`;
          result.problems.push({offset: word.offset, message});
          result.uncertain = true;
        }
        return;
      }
      if (flag.valueOptional && !rest.startsWith('=')) {
        give(flag, undefined, word);
        continue;
      }
      if (rest === '') takeValue(flag, word);
      else give(flag, rest.startsWith('=') ? rest.slice(1) : rest, word);
      return;
    }
  };

  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word.text === '--') {
      result.positional.push(...queue);
      break;
    }
    if (word.expands) result.uncertain = true;
    if (word.text.startsWith('--')) {
      parseLong(word);
    } else if (word.text.startsWith('-') && word.text.length > 1) {
      parseShort(word);
    } else {
      result.positional.push(word);
      if (!rules.interspersed) {
        result.positional.push(...queue);
        break;
      }
    }
  }
  return result;
}
