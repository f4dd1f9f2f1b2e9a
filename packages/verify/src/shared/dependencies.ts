import {loadApi} from '@docs-kit/dagger/api/model';
import type {ApiField, ApiModel, ApiObject, ApiType, TypeRef} from '@docs-kit/dagger/api/types';
import {lowerCamelCase} from '../modules/naming';
import {readDependencies} from '../modules/sample';
import {named, type ModuleModel} from '../modules/types';
import type {Unit} from './units';

/** Whether an SDK's method returns an object at once, and doesn't query the engine. */
export function isLazy({types}: ApiModel, {returns}: ApiField): boolean {
  return !returns.list && types.get(returns.name)?.kind === 'object';
}

const reference = (name: string): TypeRef => ({name, list: false, required: true});

function toField(name: string, returns: string, args: Readonly<Record<string, string>> = {}): ApiField {
  const required = Object.entries(args).map(([arg, type]) => ({...named(arg), type: reference(type), optional: false}));
  return {...named(name), args: required, returns: reference(returns)};
}

function toObject(name: string, fields: readonly ApiField[]): ApiObject {
  return {...named(name), kind: 'object', fields: new Map(fields.map((field) => [field.name, field]))};
}

/** What modules add to the API: their types, and new fields of `Query`, `Env` and `Binding`. */
export function additionsOf(modules: readonly ModuleModel[]): Map<string, ApiType> {
  const definitions = modules.flatMap(({types}) => [...types.values()]);
  const enums = definitions.filter((type) => type.kind === 'enum');
  const objects = definitions.filter((type) => type.kind !== 'enum');
  const isObject = ({name}: TypeRef): boolean =>
    loadApi().types.get(name)?.kind === 'object' || objects.some((type) => type.name === name);
  const withIds = (field: ApiField): ApiField => ({
    ...field,
    args: field.args.map((arg) =>
      isObject(arg.type) ? {...arg, type: {...arg.type, name: `${arg.type.name}ID`}} : arg,
    ),
  });
  const types: ApiType[] = [
    ...enums,
    ...objects.flatMap(({name, fields}): ApiType[] => [
      {...named(`${name}ID`), kind: 'scalar'},
      toObject(name, [toField('id', `${name}ID`), ...[...fields.values()].map(withIds)]),
    ]),
    toObject(
      'Query',
      modules.map(({name, constructorFunction}) => ({
        ...withIds(constructorFunction),
        ...named(lowerCamelCase(name)),
      })),
    ),
    toObject(
      'Env',
      objects.flatMap(({name}) => [
        toField(`with${name}Input`, 'Env', {name: 'String', value: `${name}ID`, description: 'String'}),
        toField(`with${name}Output`, 'Env', {name: 'String', description: 'String'}),
      ]),
    ),
    toObject(
      'Binding',
      objects.map(({name}) => toField(`as${name}`, name)),
    ),
  ];
  return new Map(types.map((type) => [type.name, type]));
}

/**
 * The modules that samples depend on, each once. All samples of a language see all of them: their names differ, and the
 * engine's runs prove that a sample names its own in `dagger.json`.
 */
export function dependenciesOf(units: readonly Unit[]): ModuleModel[] {
  const models = units.flatMap((unit) => readDependencies(unit));
  return [...new Map(models.map((model) => [model.name, model])).values()];
}

/** The API with what modules add to it. */
export function withModules(api: ApiModel, modules: readonly ModuleModel[]): ApiModel {
  const types = new Map(api.types);
  for (const [name, type] of additionsOf(modules)) {
    const known = types.get(name);
    const extended = known?.kind === 'object' && type.kind === 'object';
    types.set(name, extended ? {...known, fields: new Map([...known.fields, ...type.fields])} : type);
  }
  return {...api, types};
}
