import type {Node, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {site} from '../../config/site';
import {ContentError, type Place} from '../../lib/error';
import {placeOf} from './nodes';

/** The prefix distinguishes placeholders from `%d`, `%PATH%`, `date +%Y%m%d` and percent-encoded addresses. */
const placeholder = /%dagger-([a-z-]+)%/g;
const values: Readonly<Record<string, string>> = {version: site.version};

/**
 * Replaces `%dagger-version%` with the snapshot's version.
 *
 * @param place where the text starts, for errors
 * @throws {ContentError} at an unknown placeholder
 */
export function replacePlaceholders(text: string, place: Place): string {
  return text.replace(placeholder, (match, name: string, offset: number) => {
    const value = values[name];
    if (value === undefined) {
      const line = (place.line ?? 1) + text.slice(0, offset).split('\n').length - 1;
      throw new ContentError({file: place.file, line}, `placeholder ${match} doesn't exist`, 'Write %dagger-version%');
    }
    return value;
  });
}

const textNodes = new Set(['text', 'inlineCode', 'code', 'link', 'image', 'definition']);
const jsxNodes = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

function replaceFields(record: Record<string, unknown>, keys: readonly string[], place: Place): void {
  for (const key of keys) {
    const text = record[key];
    if (typeof text === 'string') {
      record[key] = replacePlaceholders(text, place);
    }
  }
}

/**
 * Replaces `%dagger-version%` in prose, inline code, fences and their meta, addresses and JSX attributes, so that no
 * page hard-codes the version.
 */
export function version(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node: Node) => {
      const place = placeOf(file, node);
      const record = node as unknown as Record<string, unknown>;
      if (node.type === 'code') {
        // A fence's text starts on the line after its opening.
        const inside = {file: place.file, line: (place.line ?? 0) + 1};
        replaceFields(record, ['meta'], place);
        replaceFields(record, ['value'], inside);
      } else if (textNodes.has(node.type)) {
        replaceFields(record, ['value', 'url', 'title', 'alt'], place);
      } else if (jsxNodes.has(node.type) && Array.isArray(record.attributes)) {
        for (const attribute of record.attributes as Record<string, unknown>[]) {
          replaceFields(attribute, ['value'], place);
        }
      } else if (node.type === 'yaml' && String(record.value).search(placeholder) !== -1) {
        throw new ContentError(
          place,
          "placeholders don't work in front matter",
          'Write the version number, or omit it',
        );
      }
    });
  };
}
