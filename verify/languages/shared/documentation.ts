import {upperCamelCase} from '../../modules/naming';
import type {Described, ModuleReader, RawDefinition} from '../../modules/raw';
import type {Problem, Unit} from './units';

/**
 * Checks that the modules of samples have a main object, and describe everything that Dagger shows to users.
 *
 * @param declare how the language declares a main object with a name
 */
export function checkDocumentation(
  read: ModuleReader,
  samples: readonly Unit[],
  folderOf: (unit: Unit) => string,
  declare: (name: string) => string,
): Problem[] {
  const modules = samples.map((unit) =>
    unit.files.map(({name, snippet}) => ({file: `${folderOf(unit)}/${name}`, source: snippet.text})),
  );
  return read(modules).flatMap((definitions, index) => {
    const main = upperCamelCase(samples[index]?.module ?? '');
    // The compiler reports the errors of a module that can't be parsed.
    if (definitions === null) return [];
    const problems = definitions.flatMap(undescribed);
    if (definitions.some(({kind, name}) => kind === 'object' && name === main)) return problems;
    const message = `the module has no main object: there is no \`${declare(main)}\``;
    return [{file: modules[index]?.[0]?.file ?? '', line: 1, message}, ...problems];
  });
}

/** The declarations in a definition, and the definition itself, that lack a description. */
function undescribed(definition: RawDefinition): Problem[] {
  const {file} = definition;
  const problem = ({name, missing}: Described, title: string): Problem[] =>
    missing ? [{file, line: missing.line, message: `the ${title} ${name} has no ${missing.what}`}] : [];
  if (definition.kind === 'enum') return problem(definition, 'class');
  const {name: owner, functions, constructorFunction} = definition;
  const callable = constructorFunction ? [...functions, constructorFunction] : functions;
  return [
    ...problem(definition, 'class'),
    ...callable.flatMap((fn) => [
      ...problem(fn, 'function'),
      ...fn.parameters.flatMap((parameter) => {
        const title = fn.name === '' ? `the constructor of ${owner}` : fn.name;
        return problem({...parameter, name: `${parameter.name} of ${title}`}, 'argument');
      }),
    ]),
  ];
}
