import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {goName} from '@docs-kit/dagger/api/spelling';
import type {ApiArgument, ApiField, ApiModel, ApiType, TypeRef} from '@docs-kit/dagger/api/types';
import {upperCamelCase} from '../../modules/naming';
import type {ModuleModel} from '../../modules/types';
import {additionsOf, isLazy, withModules} from '../../shared/dependencies';

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float64', Boolean: 'bool'};

/** The generated type of an API type. */
export const goClass = ({name}: {name: string}): string => (name === 'Query' ? 'Client' : goName(name));

function typeText({name, list}: TypeRef, prefix = ''): string {
  return `${list ? '[]' : ''}${prefix}${scalars[name] ?? goName(name)}`;
}

/** Objects are passed as pointers where the API has their IDs. */
function parameter(api: ApiModel, {type}: ApiArgument): string {
  const object = objectOfId(api, type.name);
  return object ? typeText({...type, name: object.name}, '*') : typeText(type);
}

function method(api: ApiModel, owner: string, field: ApiField): string[] {
  const name = goName(field.name);
  const lazy = isLazy(api, field);
  const required = field.args.filter(({optional}) => !optional).map((arg) => `${arg.name}_ ${parameter(api, arg)}`);
  const optional = field.args
    .filter((arg) => arg.optional)
    .map((arg) => `\t${goName(arg.name)} ${parameter(api, arg)}`);
  const options = `${owner === 'Client' ? '' : owner}${name}Opts`;
  const hasOptions = optional.length > 0;
  const parameters = [
    ...(lazy ? [] : ['ctx context.Context']),
    ...required,
    ...(hasOptions ? [`opts ...${options}`] : []),
  ];
  const result = field.returns.name === 'Void' ? 'error' : `(${typeText(field.returns)}, error)`;
  const returns = lazy ? typeText(field.returns, '*') : result;
  return [
    ...(hasOptions ? [`type ${options} struct {`, ...optional, '}', ''] : []),
    `func (r *${owner}) ${name}(${parameters.join(', ')}) ${returns} { panic("declared only") }`,
    '',
  ];
}

function declaration(api: ApiModel, type: ApiType): string[] {
  const name = goClass(type);
  if (type.kind === 'object') {
    const isNew = !loadApi().types.has(type.name);
    const methods = [...type.fields.values()].flatMap((field) => method(api, name, field));
    return [...(isNew ? [`type ${name} struct{}`, ''] : []), ...methods];
  }
  if (type.kind !== 'enum') return [`type ${name} string`, ''];
  const members = [...type.values.keys()].map((member) => `\t${name}${upperCamelCase(member)} ${name} = "${member}"`);
  return [`type ${name} string`, '', 'const (', ...members, ')', ''];
}

/** The types and methods that a module's dependencies add to its `internal/dagger`; nothing that no sample calls. */
export function declareDependencies(models: readonly ModuleModel[]): string {
  const api = withModules(loadApi(), models);
  const added = [...additionsOf(models).values()].flatMap((type) => declaration(api, type));
  return ['package dagger', '', 'import "context"', '', 'var _ context.Context', '', ...added].join('\n');
}
