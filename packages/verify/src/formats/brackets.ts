import type {Format} from './types';

const closers: Record<string, string> = {'(': ')', '[': ']', '{': '}'};

/** Comments and strings, in which brackets are ignored. */
const opaqueText = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'''[\s\S]*?'''|"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** Code in a language without a parser: checks that strings end and brackets match. */
export const brackets: Format = (text) => {
  const code = text.replace(opaqueText, (run) => run.replace(/[^\n]/g, ' '));
  const open: {closing: string; line: number}[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    for (const character of line) {
      if (character === '"' || character === "'")
        return {problems: [{line: index + 1, message: "a string that isn't closed"}]};

      const closing = closers[character];
      if (closing !== undefined) open.push({closing, line: index + 1});
      else if (Object.values(closers).includes(character) && open.pop()?.closing !== character)
        return {problems: [{line: index + 1, message: `a ${character} that closes nothing`}]};
    }
  }
  const last = open.at(-1);
  return {problems: last ? [{line: last.line, message: `no ${last.closing} for what opens here`}] : []};
};
