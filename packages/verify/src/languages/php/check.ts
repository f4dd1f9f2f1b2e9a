import path from 'node:path';
import {loadApi} from '@docs-kit/dagger/api/model';
import type {ApiModel} from '@docs-kit/dagger/api/types';
import type {LanguageChecker, Snippet} from '../../shared/snippets';
import {dependenciesOf, withModules} from '../../shared/dependencies';
import {clearFolder, toolchainFolder, workFolder, writeFile} from '../../shared/files';
import {run, runOrThrow, toolchain} from '../../shared/process';
import {failuresIn, sourcesOf, toUnits, type Problem, type Unit} from '../../shared/units';

const work = workFolder('php');

const folderOf = ({key}: Unit): string => path.join(work, key);

/** Methods that neither the API nor a sample declares: of the SDK, its libraries and PHP. */
const others = ['connect', 'from', 'getCode', 'getErrorDetails', 'getMessage', 'getPrevious', 'getValue'];

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('php', ['-r', 'echo PHP_VERSION;']);
  return code === 0 ? stdout.trim() : undefined;
}

/** A fence may leave out the opening tag; it's added on the same line, so that line numbers stay valid. */
function sourceOf({kind, text}: Snippet): string {
  return kind === 'fence' && !/<\?(?:php|=)/.test(text) ? `<?php ${text}` : text;
}

/** Calls of methods whose names nothing declares. Nothing more is checked of a call until the sample runs on an engine. */
function unknownMethods(unit: Unit, {types}: ApiModel): Problem[] {
  const fields = [...types.values()].flatMap((type) => (type.kind === 'object' ? [...type.fields.keys()] : []));
  const declared = unit.files.flatMap(({snippet: {text}}) =>
    Array.from(text.matchAll(/\bfunction\s+(\w+)/g), ([, name = '']) => name),
  );
  // PHP ignores the case.
  const known = new Set([...fields, ...declared, ...others].map((name) => name.toLowerCase()));
  return unit.files.flatMap(({name: file, snippet: {text}}) =>
    [...text.matchAll(/(?:->|::)\s*(\w+)\s*\(/g)].flatMap(({0: call, 1: name = '', index}) => {
      if (known.has(name.toLowerCase())) return [];
      const line = text.slice(0, index + call.length).split('\n').length;
      return {file: path.join(folderOf(unit), file), line, message: `there's no method ${name}()`};
    }),
  );
}

export const phpChecker: LanguageChecker = {
  name: 'PHP',
  languages: ['php'],
  missing: toolchain('PHP', '8.2', 'https://www.php.net/downloads', version),

  async check(snippets: readonly Snippet[]) {
    const units = toUnits(snippets, '.php');
    const sources = sourcesOf(units, folderOf);
    clearFolder(work);
    for (const [file, snippet] of sources) writeFile(file, sourceOf(snippet));
    const input = [...sources.keys()].join('\n');
    const printed = await runOrThrow('php', [path.join(toolchainFolder('php'), 'check.php')], {input});
    const problems = printed
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text) as [file: string, line: number, message: string])
      .map(([file, line, message]): Problem => ({file, line, message}));
    const api = withModules(loadApi(), dependenciesOf(units));
    const unknown = units.flatMap((unit) => unknownMethods(unit, api));
    return {failures: failuresIn(sources, [...problems, ...unknown])};
  },
};
