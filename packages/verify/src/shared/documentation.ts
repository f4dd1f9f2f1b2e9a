import {upperCamelCase} from '../modules/naming';
import type {ModuleReader, RawDefinition} from '../modules/raw';
import type {Problem, Unit} from './units';

/**
 * Checks that each sample's module has a main object, and describes everything that Dagger shows to users.
 *
 * @param units modules; those that aren't samples may leave it out
 * @param folderOf where their files are
 * @param declare how the language declares a main object with a name
 */
export function undocumented(
  units: readonly Unit[],
  folderOf: (unit: Unit) => string,
  read: ModuleReader,
  declare: (name: string) => string,
): Problem[] {
  const samples = units.filter(({sample}) => sample);
  const definitions = read(
    samples.map((unit) =>
      unit.files.map(({name, snippet}) => ({file: `${folderOf(unit)}/${name}`, source: snippet.text})),
    ),
  );
  return samples.flatMap((unit, index) => checkModule(unit, folderOf(unit), definitions[index], declare));
}

/** @param definitions null for a module that can't be parsed, whose errors the compiler reports */
function checkModule(
  {module, files}: Unit,
  folder: string,
  definitions: readonly RawDefinition[] | null | undefined,
  declare: (name: string) => string,
): Problem[] {
  if (!definitions) return [];
  const main = upperCamelCase(module);
  const problems = definitions.flatMap((definition) => undescribed(definition, definition.name === main));
  if (definitions.some(({kind, name}) => kind === 'object' && name === main)) return problems;
  const message = `the module has no main object: there is no \`${declare(main)}\``;
  return [{file: `${folder}/${files[0]?.name ?? ''}`, line: 1, message}, ...problems];
}

/** The missing descriptions of a definition, its functions and their arguments. Users only call the main constructor. */
function undescribed(definition: RawDefinition, isMain: boolean): Problem[] {
  const {file, name} = definition;
  const functions = definition.kind === 'enum' ? [] : definition.functions;
  const constructorFunction = isMain && definition.kind === 'object' ? definition.constructorFunction : undefined;
  const callable = [...functions, ...(constructorFunction ? [constructorFunction] : [])];
  const declared = [
    {title: `type ${name}`, missing: definition.missing},
    ...callable.flatMap((fn) => {
      const owner = fn.name === '' ? `the constructor of ${name}` : fn.name;
      const parameters = fn.parameters.map((one) => ({
        title: `argument ${one.name} of ${owner}`,
        missing: one.missing,
      }));
      return [{title: `function ${fn.name}`, missing: fn.missing}, ...parameters];
    }),
  ];
  return declared.flatMap(({title, missing}) =>
    missing ? [{file, line: missing.line, message: `the ${title} has no ${missing.what}`}] : [],
  );
}
