import {memoize} from '@docs-kit/base/memoize';
import {loadApi} from '@docs-kit/dagger/api/model';
import {loadSample} from '../modules/sample';
import {toFailures} from '../shared/units';
import type {LanguageChecker, LineProblem} from '../shared/snippets';
import {checkDocument} from './graphql';
import {checkPipelines} from './pipelines';
import {createSchema, type Schema} from './schema';
import {checkScript} from './scripts';
import {dynamic} from './words';

/** The context of a piece of shell code. */
interface CodePlace {
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
function schemaAt({sample = '', root = process.cwd()}: CodePlace): Schema {
  return loadSchema(`${root}\0${sample}`);
}

/** Placeholders that a CI system substitutes before the shell runs. */
const templates = /\$\{\{.*?\}\}|\{\{.*?\}\}|<<\s*(?:parameters|pipeline|matrix)\b[^>\n]*>>/g;

/**
 * Checks shell code, such as a step of a CI file: its syntax, and every `dagger` command line. Lines are 1-based in the
 * text.
 */
export function checkShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkScript(text.replaceAll(templates, dynamic), schemaAt(place));
}

/** Checks Dagger Shell code: its syntax, and every stage of every pipeline. Lines are 1-based in the text. */
export function checkDaggerShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkPipelines(text, schemaAt(place));
}

/** A checker of fences, each with its sample's module. */
function checker(
  name: string,
  languages: readonly string[],
  check: (text: string, schema: Schema) => LineProblem[],
): LanguageChecker {
  return {
    name,
    languages,
    check: (snippets) => ({
      failures: snippets.flatMap((snippet) => toFailures(snippet, check(snippet.text, schemaAt(snippet)))),
    }),
  };
}

/** Queries, mutations and fragments. */
export const graphql = checker('GraphQL', ['graphql'], checkDocument);

/** POSIX shell and Bash. */
export const shell = checker('Shell', ['shell', 'sh', 'bash'], checkScript);

export const daggerShell = checker('Dagger Shell', ['dsh'], checkPipelines);
