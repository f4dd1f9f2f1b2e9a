import {loadApi} from '@docs-kit/dagger/api/model';
import {memoize} from '@docs-kit/base/memoize';
import type {Failure, LineProblem, Snippet} from '../types/snippets';
import {checkPipelines} from './pipelines';
import {toFailures} from '../shared/units';
import {loadSample} from '../languages/sample';
import type {CommandContext} from './dagger';
import {createSchema} from './schema';

/** The context of a piece of shell code. */
export interface CodePlace {
  /** The sample whose module the code calls: `services/bind-http`. */
  sample?: string | undefined;
  /** The project's folder; by default, the current one. */
  root?: string;
}

/** @param place the root and the sample, separated by a null character */
const loadSchema = memoize((place: string) => {
  const [root = '', sample = ''] = place.split('\0');
  const loaded = sample === '' ? undefined : loadSample(root, sample);
  return createSchema(loadApi(), loaded?.module, loaded?.dependencies);
});

/** Everything that a check of shell code needs; each sample's module is read once. */
export function createContext({sample = '', root = process.cwd()}: CodePlace): CommandContext {
  const schema = loadSchema(`${root}\0${sample}`);
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
