import type {Snippet} from '../src/shared/snippets';

/** A fence on line 10 of a page, unless `given` says otherwise. */
export function snippetOf(language: string, text: string, given: Partial<Snippet> = {}): Snippet {
  const {file = 'page.mdx', line = 10} = given;
  return {id: `${file}:${line}`, kind: 'fence', language, text, file, line, meta: {}, ...given};
}

/** A file of the sample `page/name`, by its path below that folder. */
export function sampleFile(language: string, text: string, file = 'go/main.go', name = 'a'): Snippet {
  return snippetOf(language, text, {
    kind: 'sample',
    file: `docs/_samples/page/${name}/${file}`,
    line: 1,
    sample: `page/${name}`,
  });
}
