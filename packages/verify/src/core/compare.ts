import path from 'node:path';
import type {TypeRef} from '@docs-kit/dagger/api/types';
import type {Failure} from '../types/snippets';
import {unknownType} from '../modules/raw';
import {findSample, moduleLanguages, readModules} from '../languages/sample';
import {
  typeText,
  type CallableFunction,
  type FunctionProvider,
  type ModuleModel,
  type SourcePlace,
} from '../modules/types';

interface Difference {
  place: SourcePlace;
  language: string;
  message: string;
}

/** SDKs whose enums and interfaces have no counterpart to compare with. */
const objectsOnly = new Set(['php', 'java']);

/** Types differ only if both are known. TypeScript has a single number type, so Int and Float are treated as equal. */
function sameType(left: TypeRef, right: TypeRef): boolean {
  const numeric = (name: string): boolean => name === 'Int' || name === 'Float';
  if (left.name === unknownType || right.name === unknownType) return true;
  if (left.list !== right.list) return false;
  return left.name === right.name || (numeric(left.name) && numeric(right.name));
}

function compareFunctions(
  reference: CallableFunction,
  other: CallableFunction,
  title: string,
  languages: {reference: string; other: string},
): string[] {
  const messages: string[] = [];
  const known = new Map(reference.args.map((parameter) => [parameter.name, parameter]));
  for (const parameter of other.args) {
    const counterpart = known.get(parameter.name);
    known.delete(parameter.name);
    if (counterpart === undefined) {
      messages.push(`${title} has an argument "${parameter.name}" that ${languages.reference} doesn't have`);
      continue;
    }
    if (counterpart.optional !== parameter.optional) {
      const [state, opposite] = parameter.optional ? ['optional', 'required'] : ['required', 'optional'];
      messages.push(`argument "${parameter.name}" of ${title} is ${state}, but ${opposite} in ${languages.reference}`);
    }
    if (!sameType(counterpart.type, parameter.type)) {
      const types = `${typeText(parameter.type)}, but ${typeText(counterpart.type)} in ${languages.reference}`;
      messages.push(`argument "${parameter.name}" of ${title} is ${types}`);
    }
  }
  for (const name of known.keys())
    messages.push(`${title} lacks the argument "${name}" that ${languages.reference} has`);
  const order = (fn: CallableFunction): string =>
    fn.args
      .filter(({optional}) => !optional)
      .map(({name}) => name)
      .join(', ');
  if (messages.length === 0 && order(reference) !== order(other))
    messages.push(`${title} takes ${order(other)}, but ${languages.reference} has the order ${order(reference)}`);

  if (!sameType(reference.returns, other.returns)) {
    const types = `${typeText(other.returns)}, but ${typeText(reference.returns)} in ${languages.reference}`;
    messages.push(`${title} returns ${types}`);
  }
  return messages;
}

function providers(module: ModuleModel): Map<string, FunctionProvider> {
  const found = [...module.types.values()].filter((type): type is FunctionProvider => type.kind === 'object');
  return new Map(found.map((type) => [type.name, type]));
}

function compareModules(reference: ModuleModel, other: ModuleModel): Difference[] {
  const differences: Difference[] = [];
  const languages = {reference: reference.language, other: other.language};
  const fallback = other.constructorFunction.place ?? {file: '', line: 1};
  const add = (message: string, place: SourcePlace | undefined): void => {
    differences.push({place: place ?? fallback, language: other.language, message});
  };
  const title = `the constructor of ${other.main}`;
  for (const message of compareFunctions(reference.constructorFunction, other.constructorFunction, title, languages))
    add(message, other.constructorFunction.place);
  const others = providers(other);
  for (const [name, type] of providers(reference)) {
    const counterpart = others.get(name);
    if (counterpart === undefined) {
      if (type.fields.size > 0) add(`the type ${name} is missing, which ${reference.language} has`, undefined);
      continue;
    }
    const [first] = counterpart.fields.values();
    const open = new Map(counterpart.fields);
    for (const fn of type.fields.values()) {
      const same = open.get(fn.name);
      open.delete(fn.name);
      if (same === undefined) {
        add(`${name} lacks the function "${fn.name}" that ${reference.language} has`, first?.place);
        continue;
      }
      for (const message of compareFunctions(fn, same, `function "${fn.name}" of ${name}`, languages))
        add(message, same.place);
    }
    for (const fn of open.values())
      add(`${name} has a function "${fn.name}" that ${reference.language} doesn't have`, fn.place);
  }
  if (!objectsOnly.has(other.language) && !objectsOnly.has(reference.language)) {
    for (const type of reference.types.values()) {
      if (type.kind !== 'enum') continue;
      const counterpart = other.types.get(type.name);
      if (counterpart?.kind !== 'enum') continue;
      const [wanted, members] = [[...type.values.keys()], [...counterpart.values.keys()]];
      if ([...wanted].sort().join() !== [...members].sort().join()) {
        const difference = `${members.join(', ')}, but ${wanted.join(', ')} in ${reference.language}`;
        add(`the enumeration ${type.name} has ${difference}`, undefined);
      }
    }
  }
  return differences;
}

/**
 * Checks that all languages of each sample expose the same functions with the same arguments, so that one command line
 * fits every tab. The first of `moduleLanguages` that a sample has is compared with each of the others; `differs` in
 * `sample.json` exempts a language.
 *
 * @param skipped the languages whose toolchain is missing
 * @throws if a toolchain fails
 */
export function compareSamples(
  names: readonly string[],
  root: string,
  skipped: ReadonlySet<string> = new Set(),
): Failure[] {
  const samples = names.flatMap((name) => findSample(root, name) ?? []);
  const modules = moduleLanguages
    .filter((language) => !skipped.has(language))
    .map((language) => {
      const compared = samples.filter(({languages, differs}) => languages.has(language) && !differs.has(language));
      const found = compared.length === 0 ? [] : readModules(language, compared);
      return new Map(compared.map((sample, index) => [sample, found[index]]));
    });
  return samples.flatMap((sample) => {
    const [reference, ...others] = modules.flatMap((found) => found.get(sample) ?? []);
    if (reference === undefined) return [];
    return others.flatMap((other) =>
      compareModules(reference, other).map(({place: {file, line}, language, message}) => ({
        file: path.relative(root, file).split(path.sep).join('/'),
        line,
        language,
        message,
      })),
    );
  });
}
