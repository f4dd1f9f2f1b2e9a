import {DockerfileParser} from 'dockerfile-ast';
import {SyntaxValidator} from 'fast-xml-validator';
import type {LineProblem} from '../types/snippets';
import type {Format} from './types';

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
