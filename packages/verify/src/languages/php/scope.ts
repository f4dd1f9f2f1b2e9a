import type {PhpClass, PhpMethod, PhpParameter} from './catalog';
import {attributesOf, child, children, flag, lineOf, nameOf, parse, text, type Node} from './nodes';
import {Symbols} from './symbols';
import {mixed, typeOf, union, withNull, type PhpType} from './types';
import type {MethodCall} from '../../shared/calls';
import type {Problem} from '../../shared/units';

/** An item of a `use` statement. */
interface Import {
  node: Node;
  /** The full name. */
  name: string;
}

/** Built-in types that aren't their own atoms. */
const special: Readonly<Record<string, string>> = {true: 'bool', false: 'bool', iterable: 'mixed'};

/** A file: its statements, how names in it are resolved, and its problems. */
export class FileScope {
  namespace = '';
  readonly problems: Problem[] = [];
  /** Keyed by the offset of the method's name, because an expression may be visited several times. */
  readonly calls = new Map<number, MethodCall>();
  readonly statements: Node[] = [];
  /** By lowercase name in the file. */
  readonly importedClasses = new Map<string, Import>();
  readonly importedFunctions = new Map<string, Import>();

  /** @throws if the source isn't valid PHP */
  constructor(
    readonly path: string,
    source: string,
    readonly symbols = new Symbols(),
  ) {
    this.read(parse(source));
  }

  private read(parent: Node): void {
    for (const node of children(parent, 'children')) {
      if (node.kind === 'usegroup') {
        this.use(node);
      } else if (node.kind !== 'declare' && node.kind !== 'namespace') {
        this.statements.push(node);
      } else {
        if (node.kind === 'namespace') this.namespace = nameOf(node);
        this.read(node);
      }
    }
  }

  private use(group: Node): void {
    for (const node of children(group, 'items')) {
      const name = [text(group, 'name'), nameOf(node)].filter(Boolean).join('\\').replace(/^\\/, '');
      const alias = text(node, 'alias') ?? name.slice(name.lastIndexOf('\\') + 1);
      const kind = text(group, 'type') ?? text(node, 'type');
      if (kind === 'const') continue;
      const imports = kind === 'function' ? this.importedFunctions : this.importedClasses;
      imports.set(alias.toLowerCase(), {node, name});
    }
  }

  /** Classes, interfaces, enumerations and traits. */
  get declarations(): Node[] {
    return this.statements.filter(({kind}) => ['class', 'interface', 'enum', 'trait'].includes(kind));
  }

  get functions(): Node[] {
    return this.statements.filter(({kind}) => kind === 'function');
  }

  report(node: Node | undefined, message: string): void {
    this.problems.push({file: this.path, line: lineOf(node), message});
  }

  /** Reports a value whose type another one doesn't accept. */
  expect(expected: PhpType, given: PhpType, node: Node | undefined, message: string): void {
    if (!this.symbols.accepts(expected, given)) this.report(node, message);
  }

  /** Notes a call of a method. */
  call(node: Node, type: string, method: string): void {
    const start = node.loc?.start;
    if (start)
      this.calls.set(start.offset, {file: this.path, line: start.line, column: start.column + 1, type, method});
  }

  /** The full name of a class or function that the file declares. */
  declaredName(node: Node): string {
    return this.namespace === '' ? nameOf(node) : `${this.namespace}\\${nameOf(node)}`;
  }

  className(name: string): string {
    if (name.startsWith('\\')) return name.slice(1);
    const [first = '', ...rest] = name.split('\\');
    const imported = this.importedClasses.get(first.toLowerCase());
    if (imported) return [imported.name, ...rest].join('\\');
    return this.namespace === '' ? name : `${this.namespace}\\${name}`;
  }

  /** The possible full names of a function, most likely first. */
  functionNames(name: string): string[] {
    if (name.startsWith('\\')) return [name.slice(1)];
    if (name.includes('\\')) return [this.className(name)];
    const imported = this.importedFunctions.get(name.toLowerCase());
    if (imported) return [imported.name];
    return this.namespace === '' ? [name] : [`${this.namespace}\\${name}`, name];
  }

  /** Reports a class that doesn't exist; classes of unknown libraries are accepted. */
  requireClass(name: string, node: Node | undefined): PhpClass | undefined {
    const found = this.symbols.find(name);
    const own = this.namespace;
    const inKnownNamespace =
      /^Dagger\\/i.test(name) || !name.includes('\\') || (own !== '' && name.startsWith(`${own}\\`));
    if (!found && inKnownNamespace) this.report(node, `Class "${name}" not found`);
    return found;
  }

  /** An attribute on a declaration, by default one of the SDK. */
  attribute(node: Node, name: string, namespace = 'Dagger\\Attribute'): Node | undefined {
    return attributesOf(node).find((item) => this.className(nameOf(item)) === `${namespace}\\${name}`);
  }

  /** The element type in `#[ListOfType('string')]` or `#[ListOfType(File::class)]`. */
  listElement(owner: Node): Node | undefined {
    const list = this.attribute(owner, owner.kind === 'parameter' ? 'ListOfType' : 'ReturnsListOfType');
    const [argument] = children(list, 'args');
    const value = argument?.kind === 'namedargument' ? child(argument, 'value') : argument;
    return value?.kind === 'staticlookup' ? child(value, 'what') : value;
  }

  /** The parameters and the result of a function or method, and how it's called. */
  signature(fn: Node, self: string): PhpMethod {
    return {
      name: nameOf(fn),
      parameters: children(fn, 'arguments').map((node) => this.parameter(node, self)),
      returns: this.type(fn, self),
    };
  }

  parameter(node: Node, self: string): PhpParameter {
    const type = this.type(node, self);
    const value = child(node, 'value');
    const variadic = flag(node, 'variadic');
    return {
      name: nameOf(node),
      type: value?.kind === 'nullkeyword' ? withNull(type) : type,
      optional: value !== undefined || variadic,
      variadic,
    };
  }

  /**
   * The type of a parameter or property, or of a function's result.
   * @param self the full name of the surrounding class
   */
  type(owner: Node, self: string): PhpType {
    const declared = this.named(child(owner, 'type'), self);
    const type = flag(owner, 'nullable') ? withNull(declared) : declared;
    const element = this.listElement(owner);
    if (!element || !type.atoms.has('array')) return type;
    return {
      ...type,
      element: element.kind === 'string' ? typeOf(text(element, 'value') ?? '') : this.named(element, self),
    };
  }

  private named(node: Node | undefined, self: string): PhpType {
    switch (node?.kind) {
      case 'uniontype':
        return union(...children(node, 'types').map((member) => this.named(member, self)));
      case 'selfreference':
        return typeOf(self);
      case 'typereference': {
        const name = nameOf(node);
        return name === 'static' ? typeOf(self) : typeOf(special[name] ?? name);
      }
      case 'name':
        return typeOf(this.className(nameOf(node)));
      default:
        // An intersection, or `parent`.
        return mixed;
    }
  }

  /** Reports classes in a declaration's type that don't exist. */
  checkType(owner: Node): void {
    const type = child(owner, 'type');
    for (const node of type?.kind === 'uniontype' ? children(type, 'types') : [type])
      if (node?.kind === 'name') this.requireClass(this.className(nameOf(node)), node);
  }
}
