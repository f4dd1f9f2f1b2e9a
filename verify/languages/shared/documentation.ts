import {upperCamelCase} from '../../modules/naming';
import type {Described, RawDefinition, SourceFile} from '../../modules/raw';
import type {Problem, Unit} from './units';

/** A unit's files in its folder, for a reader. */
export function filesOf({files}: Unit, folder: string): SourceFile[] {
  return files.map(({name, snippet}) => ({file: `${folder}/${name}`, source: snippet.text}));
}

/**
 * Checks that a sample's module has a main object, and describes everything that Dagger shows to users.
 *
 * @param definitions null for a module that can't be parsed, whose errors the compiler reports
 * @param declare how the language declares a main object with a name
 */
export function checkDocumentation(
  {module, files}: Unit,
  folder: string,
  definitions: readonly RawDefinition[] | null | undefined,
  declare: (name: string) => string,
): Problem[] {
  if (!definitions) return [];
  const main = upperCamelCase(module);
  const problems = definitions.flatMap(undescribed);
  if (definitions.some(({kind, name}) => kind === 'object' && name === main)) return problems;
  const message = `the module has no main object: there is no \`${declare(main)}\``;
  return [{file: `${folder}/${files[0]?.name ?? ''}`, line: 1, message}, ...problems];
}

/** The declarations in a definition, and the definition itself, that lack a description. */
export function undescribed(definition: RawDefinition): Problem[] {
  const {file} = definition;
  const problem = ({name, missing}: Described, title: string): Problem[] =>
    missing ? [{file, line: missing.line, message: `the ${title} ${name} has no ${missing.what}`}] : [];
  if (definition.kind === 'enum') return problem(definition, 'type');
  const {name: owner, functions, constructorFunction} = definition;
  const callable = constructorFunction ? [...functions, constructorFunction] : functions;
  return [
    ...problem(definition, 'type'),
    ...callable.flatMap((fn) => [
      ...problem(fn, 'function'),
      ...fn.parameters.flatMap((parameter) => {
        const title = fn.name === '' ? `the constructor of ${owner}` : fn.name;
        return problem({...parameter, name: `${parameter.name} of ${title}`}, 'argument');
      }),
    ]),
  ];
}
