/** Ends a line in the text of a record; the index keeps it in the text and does not take it for a part of a word. */
export const lineBreak = '\u001e';
