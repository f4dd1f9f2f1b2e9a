import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {InputError} from '../lib/error';
import type {ReferenceConfig} from './config';
import {apiName, fieldsOf, methodsOf, optionOwners, signatureOf, typeText, type Sdk} from './sdk';

/** Symbol (`Type`, `Type.member`, `Type.member(argument)`) -> the release that brought it. */
export type Since = ReadonlyMap<string, string>;

const inputError = (file: string, line: number, what: string, mend: string): InputError =>
  new InputError([`${file}:${line}: ${what} ${mend}`]);

const RELEASE = /^0\.18\.\d+$/;
const SYMBOL = /^[A-Z]\w*(\.\w+(\(\w+\))?)?$/;

/**
 * Reads and checks the file of later symbols: `{"0.18.15": ["Container.exists", …], …}`. What belongs to a listed symbol
 * is not listed again: a type brings its members, a member its arguments.
 *
 * @throws InputError where the file is missing or malformed
 */
export async function readSince(siteDir: string, file: string): Promise<Since> {
  const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => {
    throw inputError(file, 1, 'the file is missing.', 'Restore it from version control.');
  });
  const fail = (needle: string, what: string, mend: string): never => {
    const line = lineOf(text, needle);
    throw inputError(file, line, what, mend);
  };

  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail('', `the file is not JSON (${(error as Error).message}).`, 'Correct the syntax.');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return fail('', 'the file holds no object.', 'Write {"0.18.15": ["Container.exists"]}.');
  }

  const since = new Map<string, string>();
  for (const [release, symbols] of Object.entries(data)) {
    if (!RELEASE.test(release)) fail(`"${release}"`, `"${release}" is no 0.18 release.`, 'Write it as "0.18.15".');
    if (!Array.isArray(symbols)) return fail(`"${release}"`, `"${release}" holds no list.`, 'Write a list of symbols.');
    for (const symbol of symbols as unknown[]) {
      if (typeof symbol !== 'string' || !SYMBOL.test(symbol)) {
        return fail(
          JSON.stringify(symbol),
          `${JSON.stringify(symbol)} is no symbol.`,
          'Write Type, Type.member or Type.member(argument).',
        );
      }
      if (since.has(symbol)) fail(`"${symbol}"`, `"${symbol}" is listed twice.`, 'Keep the earlier release.');
      since.set(symbol, release);
    }
  }
  return since;
}

/** The 1-based line of the last place where a text holds another; 1 where it does not. */
function lineOf(text: string, needle: string): number {
  return text.slice(0, Math.max(0, text.lastIndexOf(needle))).split('\n').length;
}

/** The release that brought a symbol, or what it belongs to; undefined for what the snapshot has. */
export function sinceOf(since: Since, symbol: string): string | undefined {
  const [type = '', member] = symbol.replace(/\(.*$/, '').split('.');
  return since.get(symbol) ?? (member ? since.get(`${type}.${member}`) : undefined) ?? since.get(type);
}

/** Every symbol of the SDK under the names that the file of later symbols uses; options count as arguments of their method. */
export function allSymbols(sdk: Sdk): Set<string> {
  const symbols = new Set<string>();
  const owners = optionOwners(sdk);
  for (const symbol of sdk.values()) {
    if (owners.has(symbol.name)) continue;
    const own = apiName(symbol.name);
    symbols.add(own);
    for (const field of fieldsOf(symbol)) symbols.add(`${own}.${field.name}`);
    for (const method of methodsOf(symbol)) {
      const name = `${own}.${apiName(method.name)}`;
      symbols.add(name);
      for (const param of signatureOf(method)?.parameters ?? []) {
        const type = typeText(param.type);
        const options = owners.has(type) ? sdk.get(type) : undefined;
        for (const {name: argument} of options ? fieldsOf(options) : [param]) symbols.add(`${name}(${argument})`);
      }
    }
  }
  return symbols;
}

/**
 * Checks that everything listed exists in the SDK.
 *
 * @throws InputError for the first that does not
 */
export async function checkSince(since: Since, sdk: Sdk, siteDir: string, config: ReferenceConfig): Promise<void> {
  const {sinceFile: file, packageVersion: version} = config;
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const symbols = allSymbols(sdk);
  for (const [symbol, release] of since) {
    if (symbols.has(symbol)) continue;
    throw inputError(
      file,
      lineOf(text, `"${symbol}"`),
      `"${symbol}" under "${release}" does not exist in the SDK ${version}.`,
      'Correct the name or remove it.',
    );
  }
}
