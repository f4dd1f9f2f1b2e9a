import {existsSync} from 'node:fs';
import path from 'node:path';
import {hiddenCharacters} from '@docs-kit/base/hidden-characters';
import {problemsOf} from '@docs-kit/base/node/error';
import {directiveLines, type PageLine, splitFences} from '@docs-kit/base/node/mdast';
import {root} from '@docs-kit/base/node/root';
import {sampleFormat} from '@docs-kit/dagger/samples';
import {askedRecording, castFile, listRecordings} from '@docs-kit/recordings';
import {askedSample} from '@docs-kit/samples';

/** What a page's text shows that is wrong, line by line: reading all pages takes less than parsing one of them. */
export function checkSource(file: string, text: string): string[] {
  const {prose, unclosed} = splitFences(text);
  const at = (line: number, problem: string): string => `${file}:${line}: ${problem}`;
  return [
    ...hiddenCharacters(text).map(({line, what}) => at(line, `${what}. Retype the text without it.`)),
    ...(unclosed ? [at(unclosed.line, "this fence isn't closed. Close it with as many backticks.")] : []),
    ...unclosedAdmonitions(prose).map((line) =>
      at(line, "this admonition isn't closed. Add a line of as many colons."),
    ),
    ...prose
      .filter(({content}) => /^\s*:{3,}(?!:|\w+(?:\[.*\])?(?:\{.*\})?\s*$|\s*$)/.test(content))
      .map(({line}) => at(line, "this line doesn't start an admonition. Write it like :::note or :::note[Title].")),
    ...prose.flatMap(({line, content}) => {
      const [, id] = /^#+ .*\{#([^}]+)\}\s*$/.exec(content) ?? [];
      return id === undefined ? [] : at(line, `MDX has no such ids of headings. Write {/* #${id} */}.`);
    }),
    ...prose.flatMap(({line, content}) =>
      missingPictures(content).map((name) =>
        at(line, `there's no picture "${name}". Correct it, or add static${name}.`),
      ),
    ),
    ...directiveLines(text, 'sample').flatMap(({node, line}) =>
      problemsOf(() => askedSample(node, {file: path.join(root, file), line}, sampleFormat)),
    ),
    ...directiveLines(text, 'recording').flatMap(({node, line}) =>
      problemsOf(() => askedRecording(node, {file: path.join(root, file), line})),
    ),
  ];
}

/** Recordings that no page shows. */
export function unusedRecordings(pages: readonly string[]): string[] {
  const shown = new Set(
    pages.flatMap((text) => directiveLines(text, 'recording').map(({attributes}) => attributes.name)),
  );
  return listRecordings()
    .filter((name) => !shown.has(name))
    .map((name) => {
      const file = path.relative(root, castFile(name)).split(path.sep).join('/');
      return `${file}:1: no page shows this recording. Remove it, and its script.`;
    });
}

/** The lines of admonitions that the page's end closes. */
function unclosedAdmonitions(prose: readonly PageLine[]): number[] {
  const open: {line: number; colons: string}[] = [];
  for (const {line, content} of prose) {
    const [, colons, name = ''] = /^\s*(:{3,})(\w*)/.exec(content) ?? [];
    if (colons === undefined) continue;
    if (name !== '') open.push({line, colons});
    else if (open.at(-1)?.colons === colons) open.pop();
  }
  return open.map(({line}) => line);
}

const missingPictures = (content: string): string[] =>
  [...content.matchAll(/\]\((\/img\/[^)\s]+)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !existsSync(path.join(root, 'static', name)));
