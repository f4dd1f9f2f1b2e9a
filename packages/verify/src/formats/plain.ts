import {DockerfileParser} from 'dockerfile-ast';
import {SyntaxValidator} from 'fast-xml-validator';
import type {LineProblem} from '../shared/snippets';
import type {Format} from './data';

/** The validator throws the problem that it finds. */
export const xml: Format = (text) => {
  try {
    SyntaxValidator.validate(text);
    return {problems: []};
  } catch (error) {
    const {line, message} = error as {line?: number; message: string};
    return {problems: [{line: line ?? 1, message: `invalid XML: ${message}`}]};
  }
};

const instructionNames: readonly string[] =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );

/** A Dockerfile: known instructions with arguments, starting with a base image. */
export const docker: Format = (text) => {
  const problems: LineProblem[] = [];
  const instructions = DockerfileParser.parse(text).getInstructions();
  const first = instructions.find((instruction) => instruction.getKeyword() !== 'ARG');
  if (first?.getKeyword() !== 'FROM')
    problems.push({line: (first?.getRange().start.line ?? 0) + 1, message: 'a Dockerfile begins with FROM'});

  for (const instruction of instructions) {
    const line = instruction.getRange().start.line + 1;
    const keyword = instruction.getKeyword();
    if (!instructionNames.includes(keyword))
      problems.push({line, message: `unknown Dockerfile instruction ${keyword}`});
    else if (instruction.getArguments().length === 0) problems.push({line, message: `${keyword} needs an argument`});
  }
  return {problems};
};

/** Sections, `key = value` lines and comments. */
export const ini: Format = (text) => ({
  problems: text.split('\n').flatMap((line, index) => {
    const fine = /^\s*(?:$|[;#!]|\[[^\]]+\]\s*$|[^=:[\]]+[=:])/.test(line) || /^\s+\S/.test(line);
    return fine ? [] : [{line: index + 1, message: 'neither a section, nor key = value, nor a comment'}];
  }),
});

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
