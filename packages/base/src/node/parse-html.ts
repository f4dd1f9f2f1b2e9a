import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';

/*
 * `hast-util-from-html` does the same, but has parse5 note where each node is in the source, which takes four times as
 * long for a page.
 */

/** Parses the content of an element. */
export const parseContent = (html: string): Root => fromParse5(parseFragment(html, {scriptingEnabled: false})) as Root;
