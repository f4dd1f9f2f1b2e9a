import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** The parts of a doc comment. */
export interface Description {
  text: string;
  /** Keyed by the name as written: `path`, `opts.expand`. */
  params: Map<string, string>;
  /** The reason, possibly empty, if the tag is present. */
  deprecated?: string;
  experimental: boolean;
}

/** Parses a file with parent links, without type checking. */
export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The doc comment of a declaration, in Markdown. */
export function describe(node: ts.Node): Description {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const description: Description = {
    text: comments.map((comment) => plain(comment.comment)).join('\n\n'),
    params: new Map(),
    experimental: false,
  };
  for (const tag of comments.flatMap((comment) => [...(comment.tags ?? [])])) {
    if (ts.isJSDocParameterTag(tag)) description.params.set(tag.name.getText(), plain(tag.comment));
    if (ts.isJSDocDeprecatedTag(tag)) description.deprecated = plain(tag.comment);
    if (tag.tagName.text === 'experimental') description.experimental = true;
  }
  return description;
}

const plain = (comment: ts.JSDoc['comment']): string => (ts.getTextOfJSDocComment(comment) ?? '').trim();
