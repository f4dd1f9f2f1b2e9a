import {parse, TomlError} from 'smol-toml';
import type {Format} from './types';

/** TOML. The parser doesn't keep positions, so a key's line is that of its first occurrence. */
export const toml: Format = (text) => {
  try {
    const value = parse(text);
    const lines = text.split('\n');
    const lineOf = (place: readonly (string | number)[]): number => {
      const key = place.filter((part) => typeof part === 'string').at(-1) ?? '';
      return Math.max(1, lines.findIndex((line) => line.includes(key)) + 1);
    };
    return {problems: [], documents: [{value, lineOf}]};
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return {problems: [{line: error.line, message: `invalid TOML: ${message}`}]};
  }
};
