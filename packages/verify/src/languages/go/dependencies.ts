import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {goName} from '@docs-kit/dagger/api/spelling';
import type {ApiArgument, ApiField, ApiModel, TypeRef} from '@docs-kit/dagger/api/types';
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
    const returns = lazy ? this.type(field.returns, '*') : result;
    this.lines.push(`func (r *${owner}) ${name}(${parameters.join(', ')}) ${returns} { panic("declared only") }`, '');
  }

  write(): string {
    for (const type of additionsOf(this.models).values()) {
      const name = goClass(type);
      if (type.kind === 'object') {
        if (!loadApi().types.has(type.name)) this.lines.push(`type ${name} struct{}`, '');
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
    return this.lines.join('\n');
  }
}

/** The types and methods that a module's dependencies add to its `internal/dagger`; nothing that no sample calls. */
export function declareDependencies(models: readonly ModuleModel[]): string {
  return new Declarations(models).write();
}
