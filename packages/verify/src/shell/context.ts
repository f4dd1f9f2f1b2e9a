import {loadApi} from '@docs-kit/dagger/api/model';
import {memoize} from '@docs-kit/base/memoize';
import type {Failure, LineProblem, Snippet} from '../types/snippets';
import {toFailures} from '../shared/units';
import {loadSample} from '../languages/sample';
import {createSchema, type Schema} from './schema';

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

/** What shell code at a place can use; each sample's module is read once. */
export function schemaAt({sample = '', root = process.cwd()}: CodePlace): Schema {
  return loadSchema(`${root}\0${sample}`);
}

/** Checks snippets, each with its sample's module. */
export function checkSnippets(
  snippets: readonly Snippet[],
  check: (text: string, schema: Schema) => LineProblem[],
): Failure[] {
  return snippets.flatMap((snippet) => toFailures(snippet, check(snippet.text, schemaAt(snippet))));
}
