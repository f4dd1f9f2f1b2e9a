import {expect, test} from 'vitest';
import {escapeHtml, unescapeHtml} from '../src/html';

test.each(['a < b && "c" > d', '&lt; stands for <', '&amp;quot;'])(
  '%s is the same after it’s escaped and unescaped',
  (text) => {
    expect(escapeHtml(text)).not.toMatch(/[<>"]/);
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  },
);
