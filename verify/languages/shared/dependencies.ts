import type {ApiField, ApiModel, ApiObject, ApiType, TypeRef} from '../../../src/content/api/types';
import {lowerCamelCase} from '../../modules/naming';
import type {EnumDefinition, FunctionProvider, ModuleModel, Parameter} from '../../modules/types';

/** A function as code generators see it. */
export interface DependencyFunction {
  /** The GraphQL name: `withExec`. */
  name: string;
  parameters: readonly Pick<Parameter, 'name' | 'type' | 'required'>[];
  returns: TypeRef;
}

/** Types that the engine hides from modules; only external clients have them. */
export const hiddenFromModules: readonly string[] = ['Host', 'Engine'];

/** Whether a type is hidden from modules: `Host`, `HostID`, `EngineCacheEntry`. */
export function isHiddenFromModules(name: string): boolean {
  return hiddenFromModules.some((hidden) => new RegExp(`^${hidden}([A-Z]|$)`).test(name));
}

function toField({name, parameters, returns}: DependencyFunction): ApiField {
  const args = parameters.map((parameter) => ({
    name: parameter.name,
    typescriptName: parameter.name,
    type: parameter.type,
    optional: !parameter.required,
    description: '',
  }));
  return {name, typescriptName: name, args, returns, description: ''};
}

const reference = (name: string): TypeRef => ({name, list: false, required: true});

function extendObject(type: ApiType | undefined, fields: readonly ApiField[]): ApiObject {
  if (type?.kind !== 'object') throw new Error('the API has no types Query, Env and Binding');
  const all = new Map([...type.fields].filter(([, field]) => !isHiddenFromModules(field.returns.name)));
  for (const field of fields) all.set(field.name, field);
  return {...type, fields: all};
}

function toType(type: FunctionProvider | EnumDefinition): ApiType {
  const common = {name: type.name, typescriptName: type.name, description: ''};
  if (type.kind === 'enum') {
    return {...common, kind: 'enum', values: new Map(type.members.map((name) => [name, {name, description: ''}]))};
  }
  const id: ApiField = {
    name: 'id',
    typescriptName: 'id',
    args: [],
    returns: reference(`${type.name}ID`),
    description: '',
  };
  const fields = new Map([id, ...type.functions.map(toField)].map((field) => [field.name, field]));
  return {...common, kind: 'object', fields};
}

/** The API as a module sees it: without the parts for external clients only, and with the module's dependencies. */
export function moduleApi(api: ApiModel, models: readonly ModuleModel[]): ApiModel {
  const types = new Map([...api.types].filter(([name]) => !isHiddenFromModules(name)));
  const query: ApiField[] = [];
  const env: ApiField[] = [];
  const binding: ApiField[] = [];
  for (const model of models) {
    const name = lowerCamelCase(model.name);
    query.push(toField({...model.constructorFunction, name, returns: reference(model.main)}));
    for (const type of model.types.values()) {
      types.set(type.name, toType(type));
      if (type.kind === 'enum') continue;
      const id = `${type.name}ID`;
      types.set(id, {kind: 'scalar', name: id, typescriptName: id, description: ''});
      const text = (parameter: string): Pick<Parameter, 'name' | 'type' | 'required'> => ({
        name: parameter,
        type: reference('String'),
        required: true,
      });
      const value = {name: 'value', type: reference(id), required: true};
      const returns = reference('Env');
      env.push(
        toField({name: `with${type.name}Input`, parameters: [text('name'), value, text('description')], returns}),
        toField({name: `with${type.name}Output`, parameters: [text('name'), text('description')], returns}),
      );
      binding.push(toField({name: `as${type.name}`, parameters: [], returns: reference(type.name)}));
    }
  }
  types.set('Query', extendObject(types.get('Query'), query));
  types.set('Env', extendObject(types.get('Env'), env));
  types.set('Binding', extendObject(types.get('Binding'), binding));
  return {version: api.version, types};
}
