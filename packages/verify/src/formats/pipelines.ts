import type * as parser from '@actions/workflow-parser';
import {tsImport} from 'tsx/esm/api';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import type {LineProblem} from '../types/snippets';
import type {ParsedDocument} from './types';
import {asRecord} from './walk';

/** The keys that a CI system requires at the top level and in each job, for systems without a published parser. */
const structures: readonly {title: RegExp; check(value: Record<string, unknown>): string | undefined}[] = [
  {
    title: /(^|\/)\.gitlab-ci\.yml$/,
    check: (file) => {
      const jobs = Object.entries(file).filter(([name]) => !gitlabKeys.includes(name) && !name.startsWith('.'));
      const wrong = jobs.find(
        ([, job]) => !['script', 'trigger', 'extends', 'run'].some((key) => key in (asRecord(job) ?? {})),
      );
      return wrong && `GitLab CI: the job ${wrong[0]} has neither script nor trigger nor extends`;
    },
  },
  {
    title: /(^|\/)\.circleci\/config\.yml$/,
    check: (file) =>
      file.version === undefined
        ? 'CircleCI: no version'
        : !asRecord(file.jobs) && !asRecord(file.workflows)
          ? 'CircleCI: neither jobs nor workflows'
          : undefined,
  },
  {
    title: /(^|\/)azure-pipelines\.ya?ml$/,
    check: (file) =>
      ['steps', 'jobs', 'stages', 'extends'].some((key) => key in file)
        ? undefined
        : 'Azure Pipelines: no steps, jobs or stages',
  },
];

const gitlabKeys = [
  'default',
  'include',
  'stages',
  'variables',
  'workflow',
  'image',
  'services',
  'cache',
  'before_script',
  'after_script',
  'spec',
];

/** Recognises a CI file by its title, and a Kubernetes object by its keys. */
export async function checkPipelineFile(title: string, text: string, document: ParsedDocument): Promise<LineProblem[]> {
  if (/(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(title)) return checkWorkflow(title, text);
  const value = asRecord(document.value);
  if (!value) return [];
  const found = structures.find((structure) => structure.title.test(title));
  const message = found ? found.check(value) : checkKubernetes(value);
  return message === undefined ? [] : [{line: 1, message}];
}

type Parser = typeof parser;

/**
 * The package imports JSON without an import attribute, which Node rejects: it needs the loader that runs the verifier,
 * or the package's own loader, which loads it again for every call and takes seconds.
 */
const loadParser = memoizeAsync<[], Parser>(() =>
  import('@actions/workflow-parser').catch(() => tsImport('@actions/workflow-parser', __filename) as Promise<Parser>),
);

/** GitHub's own parser and schema for workflow files. */
async function checkWorkflow(title: string, content: string): Promise<LineProblem[]> {
  const {NoOperationTraceWriter, parseWorkflow} = await loadParser();
  const {context} = parseWorkflow({name: title, content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message, range}) => ({
    line: range?.start.line ?? 1,
    message: `GitHub Actions: ${message.replace(/^.*?\(Line: \d+, Col: \d+\): /, '')}`,
  }));
}

/** Everything with an `apiVersion` is a Kubernetes, Tekton or Argo object with a kind and a name. */
function checkKubernetes(value: Record<string, unknown>): string | undefined {
  if (value.apiVersion === undefined || value.apiVersion === 'v2') return undefined;
  if (typeof value.kind !== 'string') return 'a Kubernetes object without kind';
  const metadata = asRecord(value.metadata);
  const named = metadata !== undefined && ('name' in metadata || 'generateName' in metadata);
  return named || value.kind === 'Config' || value.kind === 'Kustomization'
    ? undefined
    : `${value.kind}: no metadata.name`;
}
