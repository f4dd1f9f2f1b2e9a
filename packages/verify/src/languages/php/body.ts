import {checkArguments} from './arguments';
import type {PhpClass, PhpMethod} from './catalog';
import {ends, narrow} from './narrowing';
import {below, child, children, flag, nameOf, text, type Node} from './nodes';
import type {FileScope} from './scope';
import {arrayOf, isMixed, mixed, show, typeOf, union, withoutNull, type PhpType} from './types';

/** Code whose type doesn't depend on its parts, which aren't visited. Declarations are checked separately. */
const fixed: Readonly<Record<string, PhpType>> = {
  string: typeOf('string'),
  nowdoc: typeOf('string'),
  boolean: typeOf('bool'),
  isset: typeOf('bool'),
  nullkeyword: typeOf('null'),
  class: mixed,
  interface: mixed,
  enum: mixed,
  trait: mixed,
  function: mixed,
};
const comparisons = new Set('== != === !== < > <= >= && || and or xor <> instanceof'.split(' '));
const superglobals = new Set('_SERVER _ENV _GET _POST _FILES _COOKIE _SESSION _REQUEST GLOBALS argv argc'.split(' '));

/** Infers the types of a function's expressions, or of a file's statements, and reports what PHP would reject. */
export class Body {
  private returns = mixed;

  /** @param self the full name of the surrounding class; empty outside classes */
  constructor(
    private readonly file: FileScope,
    private readonly self: string,
    private readonly variables = new Map<string, PhpType>(),
  ) {}

  /** Checks a function or method. */
  check(fn: Node): void {
    if (fn.kind === 'method' && !flag(fn, 'isStatic')) this.variables.set('this', typeOf(this.self));
    this.returns = this.file.type(fn, this.self);
    this.file.checkType(fn);
    for (const node of children(fn, 'arguments')) {
      const {name, type, variadic} = this.file.parameter(node, this.self);
      this.file.checkType(node);
      this.infer(child(node, 'value'));
      this.variables.set(name, variadic ? arrayOf(type) : type);
    }
    const body = child(fn, 'body');
    const result = this.infer(body);
    if (fn.kind === 'arrowfunc') this.checkReturn(body, result);
  }

  /** Infers the type of an expression, and reports problems in it; a statement has an unknown type. */
  infer(node: Node | undefined): PhpType {
    if (!node) return mixed;
    const statement = this.statements[node.kind];
    if (!statement) return fixed[node.kind] ?? this.expressions[node.kind]?.(node) ?? this.parts(node);
    statement(node);
    return mixed;
  }

  private parts(node: Node, type = mixed): PhpType {
    for (const part of below(node)) this.infer(part);
    return type;
  }

  private readonly statements: Readonly<Record<string, (node: Node) => void>> = {
    return: (node) => this.checkReturn(child(node, 'expr'), this.infer(child(node, 'expr'))),
    if: (node) => this.condition(node),
    foreach: (node) => this.foreach(node),
    catch: (node) => this.catch(node),
    static: (node) => children(node, 'variables').forEach((item) => this.assign(child(item, 'variable'), mixed)),
    global: (node) => children(node, 'items').forEach((item) => this.assign(item, mixed)),
  };

  private readonly expressions: Readonly<Record<string, (node: Node) => PhpType>> = {
    number: ({value}) => typeOf(/^(?!0x).*[.e]/i.test(String(value)) ? 'float' : 'int'),
    encapsed: (node) => this.parts(node, typeOf('string')),
    array: (node) => this.array(node),
    variable: (node) => this.variable(node),
    assign: (node) => this.assignment(node),
    bin: (node) => this.binary(node),
    retif: (node) => this.ternary(node),
    closure: (node) => this.closure(node, new Map()),
    arrowfunc: (node) => this.closure(node, new Map(this.variables)),
    new: (node) => this.instance(node),
    call: (node) => this.call(node),
    propertylookup: (node) => this.property(node),
    nullsafepropertylookup: (node) => this.property(node),
    staticlookup: (node) => this.constant(node),
    offsetlookup: (node) => {
      this.infer(child(node, 'offset'));
      return this.infer(child(node, 'what')).element ?? mixed;
    },
    namedargument: (node) => this.infer(child(node, 'value')),
    variadic: (node) => this.infer(child(node, 'what')),
    throw: (node) => this.parts(node, typeOf()),
  };

  private checkReturn(value: Node | undefined, given: PhpType): void {
    if (!value) return;
    const words = `Return value must be of type ${show(this.returns)}, ${show(given)} returned`;
    this.file.expect(this.returns, given, value, words);
  }

  private condition(node: Node): void {
    const test = child(node, 'test');
    const body = child(node, 'body');
    this.infer(test);
    this.narrowed(test, true, body);
    this.narrowed(test, false, child(node, 'alternate'));
    if (ends(body)) for (const [name, type] of this.narrow(test, false)) this.variables.set(name, type);
  }

  private foreach(node: Node): void {
    const type = this.infer(child(node, 'source'));
    this.assign(child(node, 'key'), typeOf('int', 'string'));
    this.assign(child(node, 'value'), type.element ?? mixed);
    this.infer(child(node, 'body'));
  }

  private catch(node: Node): void {
    const classes = children(node, 'what');
    for (const what of classes) this.findClass(what);
    this.assign(child(node, 'variable'), typeOf(...classes.map((what) => this.file.className(nameOf(what)))));
    this.infer(child(node, 'body'));
  }

  /** The variables whose types change if a condition holds, or doesn't. */
  private narrow(test: Node | undefined, holds: boolean): Map<string, PhpType> {
    const changes = narrow(test, holds);
    return new Map(changes.map((name) => [name, withoutNull(this.variables.get(name) ?? mixed)]));
  }

  /** Infers code that runs only if a condition holds, or doesn't. */
  private narrowed(test: Node | undefined, holds: boolean, node: Node | undefined): PhpType {
    const before = new Map(this.variables);
    const changes = this.narrow(test, holds);
    for (const [name, type] of changes) this.variables.set(name, type);
    const result = this.infer(node);
    for (const [name, type] of changes)
      if (this.variables.get(name) === type) this.variables.set(name, before.get(name) ?? mixed);

    return result;
  }

  private assignment(node: Node): PhpType {
    const left = child(node, 'left');
    const given = this.infer(child(node, 'right'));
    const operator = text(node, 'operator') ?? '=';
    if (operator !== '=' && operator !== '??=') this.infer(left);
    const type = operator === '=' ? given : operator === '??=' ? withoutNull(given) : mixed;
    this.assign(left, type);
    return type;
  }

  /** The last assignment counts, even in code that may not run. */
  private assign(target: Node | undefined, type: PhpType): void {
    if (target?.kind === 'variable') this.variables.set(nameOf(target), type);
    else if (target?.kind === 'list' || target?.kind === 'array')
      for (const item of children(target, 'items')) this.assign(child(item, 'value'), type.element ?? mixed);
    else if (target?.kind === 'propertylookup') this.property(target);
  }

  private array(node: Node): PhpType {
    const items = children(node, 'items').map((item) => {
      this.infer(child(item, 'key'));
      const type = this.infer(child(item, 'value'));
      return flag(item, 'unpack') ? (type.element ?? mixed) : type;
    });
    return items.length === 0 ? typeOf('array') : arrayOf(union(...items));
  }

  private variable(node: Node): PhpType {
    const name = nameOf(node);
    if (name === '' || superglobals.has(name)) return mixed;
    const type = this.variables.get(name);
    if (!type) this.file.report(node, `Undefined variable $${name}`);
    return type ?? mixed;
  }

  private binary(node: Node): PhpType {
    const operator = text(node, 'type') ?? '';
    const left = child(node, 'left');
    const right = child(node, 'right');
    if (operator === 'instanceof') this.findClass(right);
    // On the left of `??`, a variable may be undefined.
    const absent = operator === '??' && left?.kind === 'variable' && !this.variables.has(nameOf(left));
    const first = absent ? typeOf('null') : this.infer(left);
    const conditional = operator === '&&' || operator === '||';
    const second = conditional ? this.narrowed(left, operator === '&&', right) : this.infer(right);
    if (operator === '.') return typeOf('string');
    if (comparisons.has(operator)) return typeOf('bool');
    return operator === '??' ? union(withoutNull(first), second) : mixed;
  }

  private ternary(node: Node): PhpType {
    const test = child(node, 'test');
    const yes = child(node, 'trueExpr');
    const condition = this.infer(test);
    return union(
      yes ? this.narrowed(test, true, yes) : withoutNull(condition),
      this.narrowed(test, false, child(node, 'falseExpr')),
    );
  }

  private closure(node: Node, variables: Map<string, PhpType>): PhpType {
    for (const used of children(node, 'uses')) {
      const name = nameOf(used);
      const type = this.variables.get(name);
      if (!type && !flag(used, 'byref')) this.file.report(used, `Undefined variable $${name}`);
      variables.set(name, type ?? mixed);
    }
    const own = this.variables.get('this');
    if (own) variables.set('this', own);
    new Body(this.file, this.self, variables).check(node);
    return mixed;
  }

  /** The full name of the class that a node refers to. */
  private className(node: Node | undefined): string | undefined {
    if (node?.kind === 'selfreference' || node?.kind === 'staticreference') return this.self;
    return node?.kind === 'name' ? this.file.className(nameOf(node)) : undefined;
  }

  /** The class that a node refers to; reports one that doesn't exist. */
  private findClass(node: Node | undefined): PhpClass | undefined {
    const name = this.className(node);
    return name === undefined ? undefined : this.file.requireClass(name, node);
  }

  /** A member of a class, its own or inherited; reports one that doesn't exist. */
  private member<Member>(
    type: PhpClass,
    read: (type: PhpClass) => Member | undefined,
    place: Node,
    missing: string,
  ): Member | undefined {
    const {symbols} = this.file;
    const found = symbols.member(type, read);
    if (found === undefined && type.complete && !symbols.isOpen(type)) this.file.report(place, missing);
    return found;
  }

  private method(type: PhpClass, place: Node): PhpMethod | undefined {
    const name = nameOf(place);
    const missing = `Call to undefined method ${type.name}::${name}()`;
    return this.member(type, ({methods}) => methods.get(name.toLowerCase()), place, missing);
  }

  private instance(node: Node): PhpType {
    const what = child(node, 'what');
    const name = this.className(what);
    const found = this.findClass(what);
    if (name === undefined) this.infer(what);
    const constructor = found && this.file.symbols.member(found, ({methods}) => methods.get('__construct'));
    this.callArguments(node, constructor, `${name ?? ''}::__construct`);
    return name === undefined ? mixed : typeOf(name);
  }

  private call(node: Node): PhpType {
    const what = child(node, 'what');
    switch (what?.kind) {
      case 'name':
        return this.functionCall(node, nameOf(what));
      case 'propertylookup':
      case 'nullsafepropertylookup':
        return this.methodCall(node, what);
      case 'staticlookup':
        return this.staticCall(node, what);
      default:
        this.infer(what);
        this.callArguments(node);
        return mixed;
    }
  }

  private functionCall(node: Node, name: string): PhpType {
    const candidates = this.file.functionNames(name);
    const found = candidates
      .map((candidate) => this.file.symbols.functions.get(candidate.toLowerCase()))
      .find((item) => item !== undefined);
    if (!found) this.file.report(node, `Call to undefined function ${candidates[0] ?? name}()`);
    this.callArguments(node, found, name);
    return found?.returns ?? mixed;
  }

  private methodCall(node: Node, what: Node): PhpType {
    const type = this.infer(child(what, 'what'));
    const place = child(what, 'offset');
    if (place?.kind !== 'identifier' || isMixed(type)) {
      this.callArguments(node);
      return mixed;
    }
    const atoms = [...withoutNull(type).atoms];
    const methods = atoms.map((atom) => this.methodOf(atom, place));
    const [first = ''] = atoms;
    if (methods[0] && atoms.length === 1) this.file.call(place, first, methods[0].name);
    this.callArguments(node, methods[0], `${first}::${nameOf(place)}`);
    return union(...methods.map((method) => method?.returns ?? mixed));
  }

  /** A method of an object whose type has this atom; reports one that can't be called. */
  private methodOf(atom: string, place: Node): PhpMethod | undefined {
    const name = nameOf(place);
    const found = this.file.symbols.find(atom);
    if (!found) {
      const callable = atom.includes('\\') || ['object', 'Closure', 'callable'].includes(atom);
      if (!callable) this.file.report(place, `Call to a member function ${name}() on ${atom}`);
      return undefined;
    }
    return this.method(found, place);
  }

  private staticCall(node: Node, what: Node): PhpType {
    const found = this.findClass(child(what, 'what'));
    const place = child(what, 'offset');
    const method = found && place?.kind === 'identifier' ? this.method(found, place) : undefined;
    this.callArguments(node, method, `${found?.name ?? ''}::${nameOf(place)}`);
    return method?.returns ?? mixed;
  }

  /** The declared type of a property. One that's initialised to null may be set in the constructor. */
  private property(node: Node): PhpType {
    const [atom = ''] = withoutNull(this.infer(child(node, 'what'))).atoms;
    const found = this.file.symbols.find(atom);
    const place = child(node, 'offset');
    if (!found || place?.kind !== 'identifier') return mixed;
    const name = nameOf(place);
    const missing = `Undefined property: ${found.name}::$${name}`;
    return withoutNull(this.member(found, ({properties}) => properties.get(name), place, missing) ?? mixed);
  }

  /** `ReturnType::ANY`, `Container::class`. */
  private constant(node: Node): PhpType {
    const found = this.findClass(child(node, 'what'));
    const place = child(node, 'offset');
    const name = nameOf(place);
    if (place?.kind !== 'identifier') return mixed;
    if (name === 'class') return typeOf('string');
    if (!found) return mixed;
    const missing = `Undefined constant ${found.name}::${name}`;
    return this.member(found, ({constants}) => constants.get(name), place, missing) ?? mixed;
  }

  private callArguments(node: Node, fn?: PhpMethod, label = ''): void {
    const what = child(node, 'what');
    this.arguments(children(node, 'arguments'), child(what, 'offset') ?? what ?? node, fn, label);
  }

  /** Infers arguments, and checks them if their function is known. */
  arguments(given: readonly Node[], place: Node, fn: PhpMethod | undefined, label: string): void {
    const types = given.map((argument) => this.infer(argument));
    if (fn) checkArguments(this.file, {place, fn, label, given, types});
  }
}
