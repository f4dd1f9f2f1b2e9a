import {stem} from './words';

/** Words that readers of any documentation of this kind use for each other. A word may stand in several groups. */
const groups = [
  'secret password credential token passphrase',
  'authentication login authenticate private credential',
  'error failure exception fail failed crash',
  'retry repeat rerun again',
  'test check verify lint',
  'database postgres postgresql mysql redis mongodb sql',
  'service sidecar server daemon database',
  'publish push upload deploy release',
  'download fetch pull clone',
  'directory folder path',
  'argument parameter input option',
  'flag option',
  'editor ide vscode intellij autocomplete completion',
  'log output print verbose progress',
  'debug breakpoint inspect troubleshoot terminal',
  'shell terminal bash repl interactive script',
  'struct object class type field',
  'enumeration enum choice allowed value',
  'library package dependency requirement',
  'module plugin extension',
  'parallel concurrent concurrency simultaneously async',
  'optional default omit',
  'slow fast speed performance quick',
  'delete remove clean prune purge uninstall',
  'update upgrade bump migrate migration move',
  'laptop machine host localhost local computer',
  'monorepo repository subdirectory',
  'ci jenkins gitlab circleci github workflow pipeline',
  'trace telemetry tracing opentelemetry jaeger otel span',
  'agent llm ai claude openai gpt model',
  'platform architecture arm64 amd64 arch multi',
  'version release pin tag commit',
  'ignore exclude filter skip dockerignore gitignore',
  'cache persist reuse layer incremental',
  'mount bind volume',
  'port expose tunnel forward mapping',
  'document documentation comment docstring description describe help',
  'limit quota maximum max size',
  'state remember field store constructor',
  'constructor initialize setup config',
  'lazy lazily deferred evaluation',
  'chain pipe compose builder',
  'safe security trust sandbox malicious isolation',
  'interface polymorphism abstract',
  'share community registry marketplace hub daggerverse discover',
  'search find lookup',
  'artifact file result binary',
  'return result output',
  'root user privileged permission',
  'offline disconnected network proxy',
  'kubernetes cluster helm pod',
  'browser web ui dashboard',
  'query graphql request http curl',
  'example sample recipe cookbook snippet',
  'start begin quickstart tutorial introduction getting hello',
];

const related = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) {
    const known = related.get(stem(word)) ?? new Set();
    words
      .map(stem)
      .filter((other) => other !== stem(word))
      .forEach((other) => known.add(other));
    related.set(stem(word), known);
  }
}

/** The stems of other words for what a word says. */
export function synonyms(wordStem: string): string[] {
  return [...(related.get(wordStem) ?? [])];
}
