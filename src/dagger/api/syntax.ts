import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** The parts of a doc comment. */
export interface Description {
  text: string;
  /** Keyed by the name as written: `path`, `opts.expand`. */
  params: Map<string, string>;
  /** The texts of the other tags, possibly empty: `deprecated`, `experimental`, `defaultValue`. */
  tags: Map<string, string>;
}

/** Parses a file with parent links, without type checking. */
export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The doc comment of a declaration, in Markdown. */
export function describe(node: ts.Node): Description {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = comments.flatMap((comment) => [...(comment.tags ?? [])]);
  return {
    text: comments.map((comment) => plain(comment.comment)).join('\n\n'),
    params: new Map(tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), plain(tag.comment)])),
    tags: new Map(tags.map((tag) => [tag.tagName.text, plain(tag.comment)])),
  };
}

const plain = (comment: ts.JSDoc['comment']): string => (ts.getTextOfJSDocComment(comment) ?? '').trim();
