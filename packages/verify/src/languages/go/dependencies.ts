import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {goName} from '@docs-kit/dagger/api/spelling';
import type {ApiArgument, ApiField, ApiModel, ApiObject, TypeRef} from '@docs-kit/dagger/api/types';
import {upperCamelCase} from '../../modules/naming';
import type {ModuleModel} from '../../modules/types';
import {additionsOf, isLazy, withModules} from '../../shared/dependencies';

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float64', Boolean: 'bool'};

/** The generated type of an API type. */
export const goClass = ({name}: {name: string}): string => (name === 'Query' ? 'Client' : goName(name));

class Declarations {
  private readonly lines: string[] = ['package dagger', '', 'import "context"', '', 'var _ context.Context', ''];
  private readonly api: ApiModel;

  constructor(private readonly models: readonly ModuleModel[]) {
    this.api = withModules(loadApi(), models);
  }

  private type({name, list}: TypeRef, prefix = ''): string {
    return `${list ? '[]' : ''}${prefix}${scalars[name] ?? goName(name)}`;
  }

  /** Objects are passed as pointers where the API has their IDs. */
  private parameter({type}: ApiArgument): string {
    const object = objectOfId(this.api, type.name);
    return object ? this.type({...type, name: object.name}, '*') : this.type(type);
  }

  private method(owner: string, field: ApiField): void {
    const name = goName(field.name);
    const lazy = isLazy(this.api, field);
    const parameters = lazy ? [] : ['ctx context.Context'];
    for (const arg of field.args.filter(({optional}) => !optional))
      parameters.push(`${arg.name}_ ${this.parameter(arg)}`);

    const optional = field.args.filter((arg) => arg.optional);
    if (optional.length > 0) {
      const options = `${owner === 'Client' ? '' : owner}${name}Opts`;
      const fields = optional.map((arg) => `\t${goName(arg.name)} ${this.parameter(arg)}`);
      this.lines.push(`type ${options} struct {`, ...fields, '}', '');
      parameters.push(`opts ...${options}`);
    }
    const result = field.returns.name === 'Void' ? 'error' : `(${this.type(field.returns)}, error)`;
    this.declare(owner, name, parameters, lazy ? this.type(field.returns, '*') : result);
  }

  private declare(owner: string, name: string, parameters: readonly string[], result: string): void {
    this.lines.push(`func (r *${owner}) ${name}(${parameters.join(', ')}) ${result} { panic("declared only") }`, '');
  }

  /** A new object, except for its fields. */
  private object({name, fields}: ApiObject): void {
    const type = goName(name);
    this.lines.push(`type ${type} struct{}`, '');
    this.declare(type, 'XXX_GraphQLType', [], 'string');
    this.declare(type, 'XXX_GraphQLIDType', [], 'string');
    this.declare(type, 'XXX_GraphQLID', ['ctx context.Context'], '(string, error)');
    this.declare(type, 'MarshalJSON', [], '([]byte, error)');
    if ([...fields.values()].some(({returns}) => returns.name === name && !returns.list)) {
      this.lines.push(`type With${type}Func func(r *${type}) *${type}`, '');
      this.declare(type, 'With', [`f With${type}Func`], `*${type}`);
    }
    this.declare('Client', `Load${type}FromID`, [`id ${type}ID`], `*${type}`);
  }

  /** The methods that convert a module's objects to the interfaces that they implement. */
  private conversions({types}: ModuleModel): void {
    const all = [...types.values()].filter((type) => type.kind !== 'enum');
    for (const wanted of all.filter(({kind}) => kind === 'interface')) {
      const name = goName(wanted.name);
      const fitting = all.filter(({fields}) => [...wanted.fields.keys()].every((field) => fields.has(field)));
      for (const type of fitting) if (type !== wanted) this.declare(goName(type.name), `As${name}`, [], `*${name}`);
    }
  }

  write(): string {
    for (const type of additionsOf(this.models).values()) {
      const name = goClass(type);
      if (type.kind === 'object') {
        if (!loadApi().types.has(type.name)) this.object(type);
        for (const field of type.fields.values()) this.method(name, field);
        continue;
      }
      this.lines.push(`type ${name} string`, '');
      if (type.kind !== 'enum') continue;
      const members = [...type.values.keys()].map(
        (member) => `\t${name}${upperCamelCase(member)} ${name} = "${member}"`,
      );
      this.lines.push('const (', ...members, ')', '');
    }
    this.models.forEach((model) => this.conversions(model));
    return this.lines.join('\n');
  }
}

/** The additions to a module's `internal/dagger` for its dependencies, as the engine generates them. */
export function declareDependencies(models: readonly ModuleModel[]): string {
  return new Declarations(models).write();
}
