import {loadApi} from '../../../src/content/api/model';
import {goName} from '../../../src/content/api/spelling';
import type {TypeRef} from '../../../src/content/api/types';
import {lowerCamelCase, upperCamelCase} from '../../modules/naming';
import type {ModuleModel} from '../../modules/types';
import type {DependencyFunction} from '../shared/dependencies';

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float64', Boolean: 'bool'};

class Declarations {
  private readonly lines: string[] = ['package dagger', '', 'import "context"', '', 'var _ context.Context', ''];

  constructor(private readonly models: readonly ModuleModel[]) {}

  private isEnum(name: string): boolean {
    return this.models.some(({types}) => types.get(name)?.kind === 'enum');
  }

  private isValue(name: string): boolean {
    if (name in scalars || this.isEnum(name)) return true;
    const kind = loadApi().types.get(name)?.kind;
    return kind === 'enum' || kind === 'scalar';
  }

  private type(ref: TypeRef, pointer: boolean): string {
    const name = scalars[ref.name] ?? (pointer && !this.isValue(ref.name) ? '*' : '') + goName(ref.name);
    return ref.list ? `[]${name}` : name;
  }

  private returns(ref: TypeRef): {type: string; context: boolean} {
    if (ref.name === 'Void') return {type: 'error', context: true};
    if (ref.list) return {type: `(${this.type(ref, false)}, error)`, context: true};
    return this.isValue(ref.name)
      ? {type: `(${this.type(ref, false)}, error)`, context: true}
      : {type: this.type(ref, true), context: false};
  }

  private method(owner: string, name: string, fn: DependencyFunction): void {
    const result = this.returns(fn.returns);
    const parameters = result.context ? ['ctx context.Context'] : [];
    const written = ({type}: {type: TypeRef}): string => this.type(type, true);
    for (const parameter of fn.parameters.filter(({required}) => required)) {
      parameters.push(`${parameter.name}_ ${written(parameter)}`);
    }
    const optional = fn.parameters.filter(({required}) => !required);
    if (optional.length > 0) {
      const options = `${owner === 'Client' ? '' : owner}${goName(name)}Opts`;
      const fields = optional.map((parameter) => `\t${goName(parameter.name)} ${written(parameter)}`);
      this.lines.push(`type ${options} struct {`, ...fields, '}', '');
      parameters.push(`opts ...${options}`);
    }
    this.declare(owner, goName(name), parameters, result.type);
  }

  private declare(owner: string, name: string, parameters: readonly string[], result: string): void {
    this.lines.push(`func (r *${owner}) ${name}(${parameters.join(', ')}) ${result} { panic("declared only") }`, '');
  }

  private object(name: string, functions: readonly DependencyFunction[], interfaces: readonly string[]): void {
    const type = goName(name);
    this.lines.push(`type ${type} struct{}`, '', `type ${type}ID string`, '');
    this.declare(type, 'ID', ['ctx context.Context'], `(${type}ID, error)`);
    this.declare(type, 'XXX_GraphQLType', [], 'string');
    this.declare(type, 'XXX_GraphQLIDType', [], 'string');
    this.declare(type, 'XXX_GraphQLID', ['ctx context.Context'], '(string, error)');
    this.declare(type, 'MarshalJSON', [], '([]byte, error)');
    if (functions.some(({returns}) => returns.name === name && !returns.list)) {
      this.lines.push(`type With${type}Func func(r *${type}) *${type}`, '');
      this.declare(type, 'With', [`f With${type}Func`], `*${type}`);
    }
    for (const fn of functions) this.method(type, fn.name, fn);
    for (const other of interfaces) this.declare(type, `As${goName(other)}`, [], `*${goName(other)}`);
    this.declare('Client', `Load${type}FromID`, [`id ${type}ID`], `*${type}`);
    this.declare('Binding', `As${type}`, [], `*${type}`);
    this.declare('Env', `With${type}Input`, ['name string', `value *${type}`, 'description string'], '*Env');
    this.declare('Env', `With${type}Output`, ['name string', 'description string'], '*Env');
  }

  write(): string {
    for (const model of this.models) {
      this.method('Client', lowerCamelCase(model.name), {
        ...model.constructorFunction,
        returns: {name: model.main, list: false, required: true},
      });
      const all = [...model.types.values()];
      for (const type of all) {
        if (type.kind === 'enum') {
          this.lines.push(`type ${type.name} string`, '', 'const (');
          for (const member of type.members) {
            this.lines.push(`\t${type.name}${upperCamelCase(member)} ${type.name} = "${member}"`);
          }
          this.lines.push(')', '');
          continue;
        }
        const names = new Set(type.functions.map(({name}) => name));
        const interfaces = all.flatMap((other) =>
          other.kind === 'interface' && other !== type && other.functions.every(({name}) => names.has(name))
            ? [other.name]
            : [],
        );
        this.object(type.name, type.functions, interfaces);
      }
    }
    return this.lines.join('\n');
  }
}

/** The additions to a module's `internal/dagger` for its dependencies, as the engine generates them. */
export function declareDependencies(models: readonly ModuleModel[]): string {
  return new Declarations(models).write();
}
