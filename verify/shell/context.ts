import {loadApi} from '../../src/content/api/model';
import type {Failure, LineProblem, Snippet} from '../core/types';
import {checkPipelines} from '../dagger-shell/pipelines';
import {toFailures} from '../languages/shared/units';
import {loadSample} from '../modules/sample';
import type {CommandContext} from './dagger';
import {createSchema, type Schema} from './schema';

/** The context of a piece of shell code. */
export interface CodePlace {
  /** The sample whose module the code calls: `services/bind-http`. */
  sample?: string | undefined;
  /** The project's folder; by default, the current one. */
  root?: string;
}

const schemas = new Map<string, Schema>();

function loadSchema(root: string, sample: string): Schema {
  const loaded = sample === '' ? undefined : loadSample(root, sample);
  return createSchema(loadApi(), loaded?.module, loaded?.dependencies);
}

/** Everything that a check of shell code needs; each sample's module is read once. */
export function createContext({sample = '', root = process.cwd()}: CodePlace): CommandContext {
  const key = `${root}\0${sample}`;
  const schema = schemas.get(key) ?? loadSchema(root, sample);
  schemas.set(key, schema);
  const context: CommandContext = {
    schema,
    checkDaggerShell: (code, other) => checkPipelines(code, {...context, schema: other}),
  };
  return context;
}

/** Checks snippets, each with its sample's module. */
export function checkSnippets(
  snippets: readonly Snippet[],
  check: (text: string, context: CommandContext) => LineProblem[],
): Failure[] {
  return snippets.flatMap((snippet) => toFailures(snippet, check(snippet.text, createContext(snippet))));
}
