import {child, children, flag, lineOf, nameOf, text} from './nodes';
import type {Node} from './nodes';
import type {PhpParameter} from './catalog';
import {mixed, typeOf, union, withNull} from './types';
import type {PhpType} from './types';

/** A problem in a file. */
export interface Problem {
  /** 1-based. */
  line: number;
  message: string;
}

/** A call of a method whose object has exactly one class. */
export interface Call {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
  /** The full name. */
  className: string;
  method: string;
}

/** Built-in types that aren't their own atoms. */
const special: Readonly<Record<string, string>> = {true: 'bool', false: 'bool', iterable: 'mixed'};

/** How names in a file are resolved. */
export class FileScope {
  namespace = '';
  strict = false;
  readonly problems: Problem[] = [];
  /** Keyed by the offset of the method's name, because an expression may be visited several times. */
  readonly calls = new Map<number, Call>();
  private readonly classUses = new Map<string, string>();
  private readonly functionUses = new Map<string, string>();

  report(node: Node, message: string): void {
    this.problems.push({line: lineOf(node), message});
  }

  call(node: Node, className: string, method: string): void {
    const start = node.loc?.start;
    if (start) this.calls.set(start.offset, {line: start.line, column: start.column + 1, className, method});
  }

  /** The parameters of a function or method; calls back for each class in their types. */
  parameters(fn: Node, self: string, named: (name: string, node: Node) => void): PhpParameter[] {
    return children(fn, 'arguments').map((node) => {
      const declared = this.type(child(node, 'type'), flag(node, 'nullable'), self, named);
      const byDefault = child(node, 'value')?.kind === 'nullkeyword';
      return {
        name: parameterName(node),
        type: byDefault ? withNull(declared) : declared,
        optional: isOptional(node),
        variadic: flag(node, 'variadic'),
      };
    });
  }

  /** Registers a `use` statement. */
  use(group: Node): void {
    const prefix = text(group, 'name');
    for (const item of children(group, 'items')) {
      const full = [prefix, text(item, 'name')].filter(Boolean).join('\\').replace(/^\\/, '');
      const alias = text(item, 'alias') ?? full.slice(full.lastIndexOf('\\') + 1);
      const kind = text(group, 'type') ?? text(item, 'type');
      if (kind === 'function') this.functionUses.set(alias.toLowerCase(), full);
      else if (kind !== 'const') this.classUses.set(alias.toLowerCase(), full);
    }
  }

  /** The full names imported as classes, by their names in the file. */
  imports(): ReadonlyMap<string, string> {
    return this.classUses;
  }

  importedFunctions(): ReadonlyMap<string, string> {
    return this.functionUses;
  }

  className(name: string): string {
    if (name.startsWith('\\')) return name.slice(1);
    const [first = '', ...rest] = name.split('\\');
    const imported = this.classUses.get(first.toLowerCase());
    if (imported !== undefined) return [imported, ...rest].join('\\');
    return this.namespace === '' ? name : `${this.namespace}\\${name}`;
  }

  /** The possible full names of a function, most likely first. */
  functionNames(name: string): string[] {
    if (name.startsWith('\\')) return [name.slice(1)];
    if (name.includes('\\')) return [this.className(name)];
    const imported = this.functionUses.get(name.toLowerCase());
    if (imported !== undefined) return [imported];
    return this.namespace === '' ? [name] : [`${this.namespace}\\${name}`, name];
  }

  /**
   * The type of a declaration; calls back for each class in it.
   * @param self the full name of the surrounding class
   */
  type(node: Node | undefined, nullable: boolean, self: string, named: (name: string, node: Node) => void): PhpType {
    if (!node) return mixed;
    const whole = this.declared(node, self, named);
    return nullable ? withNull(whole) : whole;
  }

  private declared(node: Node, self: string, named: (name: string, node: Node) => void): PhpType {
    switch (node.kind) {
      case 'uniontype':
        return union(...children(node, 'types').map((member) => this.declared(member, self, named)));
      case 'selfreference':
        return typeOf(self);
      case 'typereference': {
        const name = nameOf(node);
        return name === 'static' ? typeOf(self) : typeOf(special[name] ?? name);
      }
      case 'name': {
        const full = this.className(nameOf(node));
        named(full, node);
        return typeOf(full);
      }
      default:
        // An intersection, or `parent`.
        return mixed;
    }
  }
}

/** The variables of one function. */
export class Variables {
  private readonly types = new Map<string, PhpType>();
  depth = 0;

  constructor(readonly self: string) {}

  get(name: string): PhpType | undefined {
    return this.types.get(name);
  }

  /** Within a branch, a variable may still have its previous value. */
  set(name: string, type: PhpType): void {
    const before = this.types.get(name);
    this.types.set(name, before && this.depth > 0 ? union(before, type) : type);
  }

  replace(name: string, type: PhpType): void {
    this.types.set(name, type);
  }

  /** A closure sees the surrounding class; an arrow function also sees the variables. */
  nested(inherit: boolean): Variables {
    const inner = new Variables(this.self);
    if (inherit) for (const [name, type] of this.types) inner.types.set(name, type);
    const own = this.types.get('this');
    if (own) inner.types.set('this', own);
    return inner;
  }
}

/** The parts of a parameter that don't depend on its function. */
export function parameterName(node: Node): string {
  return nameOf(node);
}

export function isOptional(node: Node): boolean {
  return child(node, 'value') !== undefined || flag(node, 'variadic');
}
