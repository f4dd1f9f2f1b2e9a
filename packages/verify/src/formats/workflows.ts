import type * as parser from '@actions/workflow-parser';
import {tsImport} from 'tsx/esm/api';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import type {LineProblem} from '../shared/snippets';

type Parser = typeof parser;

/**
 * The package imports JSON without an import attribute, which Node rejects: it needs the loader that runs the verifier,
 * or the package's own loader, which loads it again for every call and takes seconds.
 */
const loadParser = memoizeAsync<[], Parser>(() =>
  import('@actions/workflow-parser').catch(() => tsImport('@actions/workflow-parser', __filename) as Promise<Parser>),
);

/** GitHub's own parser and schema for workflow files, which are recognised by their titles; any other file is accepted. */
export async function checkWorkflow(title: string, content: string): Promise<LineProblem[]> {
  if (!/(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(title)) return [];
  const {NoOperationTraceWriter, parseWorkflow} = await loadParser();
  const {context} = parseWorkflow({name: title, content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message, range}) => ({
    line: range?.start.line ?? 1,
    message: `GitHub Actions: ${message.replace(/^.*?\(Line: \d+, Col: \d+\): /, '')}`,
  }));
}
