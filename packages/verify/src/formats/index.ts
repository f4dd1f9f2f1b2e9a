import path from 'node:path';
import type {Failure, LanguageChecker, LineProblem, Snippet} from '../shared/snippets';
import {checkCommands, findCommands, groovyCommands} from './commands';
import {json, toml, yaml, type Format} from './data';
import {brackets, docker, ini, xml} from './plain';
import {checkConfiguration} from './schemas';
import {checkWorkflow} from './workflows';
import {toFailures} from '../shared/units';

function formatChecker(name: string, languages: Record<string, Format>): LanguageChecker {
  return {
    name,
    languages: Object.keys(languages),
    check: async (snippets) => {
      const failures = await Promise.all(snippets.map((snippet) => checkSnippet(snippet, languages[snippet.language])));
      return {failures: failures.flat()};
    },
  };
}

async function checkSnippet(snippet: Snippet, format: Format | undefined): Promise<Failure[]> {
  if (!format) return [];
  const {text, meta, sample, language} = snippet;
  const {problems, documents = []} = format(text);
  const found: LineProblem[] = [...problems];
  const title = meta.title ?? '';
  if (documents.length > 0) found.push(...(await checkWorkflow(title, text)));
  for (const document of documents) {
    found.push(...checkConfiguration(path.posix.basename(title), document));
    found.push(...checkCommands(findCommands(text, document), sample));
  }
  if (language === 'groovy' && problems.length === 0) found.push(...checkCommands(groovyCommands(text), sample));
  return toFailures(snippet, found);
}

export const formatCheckers: readonly LanguageChecker[] = [
  formatChecker('JSON', {json}),
  formatChecker('YAML', {yaml, yml: yaml}),
  formatChecker('TOML', {toml}),
  formatChecker('Dockerfile', {docker, dockerfile: docker}),
  formatChecker('XML', {xml}),
  formatChecker('INI', {ini, properties: ini}),
  formatChecker('Groovy', {groovy: brackets}),
];
