import path from 'node:path';
import type {TypeRef} from '@docs-kit/dagger/api/types';
import type {Failure} from '../shared/snippets';
import {unknownType} from '../modules/raw';
import {findSample, moduleLanguages, readModules} from '../languages/sample';
import {typeText, type CallableFunction, type ModuleModel} from '../modules/types';

/** Types differ only if both are known. TypeScript has a single number type, so Int and Float are treated as equal. */
function sameType(left: TypeRef, right: TypeRef): boolean {
  const numeric = (name: string): boolean => name === 'Int' || name === 'Float';
  if (left.name === unknownType || right.name === unknownType) return true;
  if (left.list !== right.list) return false;
  return left.name === right.name || (numeric(left.name) && numeric(right.name));
}

const required = ({args}: CallableFunction): string =>
  args.flatMap(({name, optional}) => (optional ? [] : [name])).join(', ');

function compareFunctions(
  reference: CallableFunction,
  other: CallableFunction,
  title: string,
  language: string,
): string[] {
  const messages: string[] = [];
  const known = new Map(reference.args.map((argument) => [argument.name, argument]));
  for (const {name, type, optional} of other.args) {
    const counterpart = known.get(name);
    known.delete(name);
    const argument = `argument "${name}" of ${title} is`;
    if (!counterpart) {
      messages.push(`${title} has an argument "${name}" that ${language} doesn't have`);
      continue;
    }
    const [state, opposite] = optional ? ['optional', 'required'] : ['required', 'optional'];
    if (counterpart.optional !== optional) messages.push(`${argument} ${state}, but ${opposite} in ${language}`);
    if (!sameType(counterpart.type, type))
      messages.push(`${argument} ${typeText(type)}, but ${typeText(counterpart.type)} in ${language}`);
  }
  for (const name of known.keys()) messages.push(`${title} lacks the argument "${name}" that ${language} has`);
  if (messages.length === 0 && required(reference) !== required(other))
    messages.push(`${title} takes ${required(other)}, but ${language} has the order ${required(reference)}`);

  if (!sameType(reference.returns, other.returns))
    messages.push(`${title} returns ${typeText(other.returns)}, but ${typeText(reference.returns)} in ${language}`);

  return messages;
}

function compareModules(reference: ModuleModel, other: ModuleModel, root: string): Failure[] {
  const differences: Failure[] = [];
  const {language} = reference;
  const fallback = other.constructorFunction.place ?? {file: root, line: 1};
  const add = (message: string, {file, line} = fallback): void => {
    const place = path.relative(root, file).split(path.sep).join('/');
    differences.push({file: place, line, language: other.language, message});
  };
  const compare = (wanted: CallableFunction, fn: CallableFunction, title: string): void => {
    for (const message of compareFunctions(wanted, fn, title, language)) add(message, fn.place);
  };
  compare(reference.constructorFunction, other.constructorFunction, `the constructor of ${other.main}`);
  for (const [name, type] of reference.types) {
    const counterpart = other.types.get(name);
    if (type.kind === 'enum') {
      const [wanted, members] = [type, counterpart].map((one) => one?.kind === 'enum' && [...one.values.keys()].sort());
      if (wanted && members && wanted.join() !== members.join())
        add(`the enumeration ${name} has ${members.join(', ')}, but ${wanted.join(', ')} in ${language}`);
    }
    if (type.kind !== 'object') continue;
    if (counterpart?.kind !== 'object') {
      if (type.fields.size > 0) add(`the type ${name} is missing, which ${language} has`);
      continue;
    }
    const [first] = counterpart.fields.values();
    for (const fn of type.fields.values()) {
      const same = counterpart.fields.get(fn.name);
      if (same) compare(fn, same, `function "${fn.name}" of ${name}`);
      else add(`${name} lacks the function "${fn.name}" that ${language} has`, first?.place);
    }
    for (const fn of counterpart.fields.values())
      if (!type.fields.has(fn.name)) add(`${name} has a function "${fn.name}" that ${language} doesn't have`, fn.place);
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
    return reference ? others.flatMap((other) => compareModules(reference, other, root)) : [];
  });
}
