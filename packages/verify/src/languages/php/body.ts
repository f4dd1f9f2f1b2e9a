import {checkArguments} from './arguments';
import type {PhpClass, PhpMethod} from './catalog';
import {ends, keyOf, narrow} from './narrowing';
import {below, child, children, flag, nameOf, text, type Node} from './nodes';
import type {FileScope} from './scope';
import {arrayOf, isMixed, mixed, show, typeOf, union, withoutNull, type PhpType} from './types';

/** Code whose type doesn't depend on its parts, which aren't visited. Declarations are checked separately. */
const fixed: Readonly<Record<string, PhpType>> = {
  string: typeOf('string'),
  nowdoc: typeOf('string'),
  boolean: typeOf('bool'),
  isset: typeOf('bool'),
  empty: typeOf('bool'),
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
  /** How many branches and loops surround the current statement. */
  private depth = 0;
  private returns = mixed;

  /**
   * @param self the full name of the surrounding class; empty outside classes
   * @param variables by name, and narrowed properties of `$this` as `this->name`
   */
  constructor(
    private readonly file: FileScope,
    private readonly self: string,
    private readonly variables = new Map<string, PhpType>(),
  ) {}

  /** Checks a function or method; returns the type of its result. */
  check(fn: Node): PhpType {
    if (fn.kind === 'method' && !flag(fn, 'isStatic')) this.variables.set('this', typeOf(this.self));
    this.returns = this.file.type(fn, this.self);
    this.file.checkType(fn);
    for (const node of children(fn, 'arguments')) {
      const {name, type, variadic} = this.file.parameter(node, this.self);
      this.file.checkType(node);
      const value = child(node, 'value');
      const given = this.infer(value);
      const words = `Cannot use ${show(given)} as default value for parameter $${name} of type ${show(type)}`;
      this.file.expect(type, given, value, words);
      this.variables.set(name, variadic ? arrayOf(type) : type);
    }
    const body = child(fn, 'body');
    const result = this.infer(body);
    if (fn.kind !== 'arrowfunc') return this.returns;
    this.checkReturn(body, result);
    return child(fn, 'type') ? this.returns : result;
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
    for: (node) => this.branch(() => this.parts(node)),
    while: (node) => this.branch(() => this.parts(node)),
    do: (node) => this.branch(() => this.parts(node)),
    switch: (node) => this.branch(() => this.parts(node)),
    case: (node) => this.branch(() => this.parts(node)),
    try: (node) => this.branch(() => this.parts(node)),
    static: (node) => children(node, 'variables').forEach((item) => this.set(nameOf(child(item, 'variable')), mixed)),
    global: (node) => children(node, 'items').forEach((item) => this.set(nameOf(item), mixed)),
  };

  private readonly expressions: Readonly<Record<string, (node: Node) => PhpType>> = {
    number: ({value}) => typeOf(/^(?!0x).*[.e]/i.test(String(value)) ? 'float' : 'int'),
    encapsed: (node) => this.parts(node, typeOf('string')),
    array: (node) => this.array(node),
    variable: (node) => this.variable(node),
    assign: (node) => this.assignment(node),
    assignref: (node) => this.assignment(node),
    bin: (node) => this.binary(node),
    unary: (node) => {
      const type = this.infer(child(node, 'what'));
      return text(node, 'type') === '!' ? typeOf('bool') : type;
    },
    cast: (node) => {
      const type = text(node, 'type') ?? '';
      return this.parts(node, ['int', 'string', 'bool', 'float', 'array'].includes(type) ? typeOf(type) : mixed);
    },
    pre: (node) => this.parts(node, typeOf('int')),
    post: (node) => this.parts(node, typeOf('int')),
    retif: (node) => this.ternary(node),
    match: (node) => this.match(node),
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
    silent: (node) => this.infer(child(node, 'expr')),
    clone: (node) => this.infer(child(node, 'what')),
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
    this.branch(() => {
      this.narrowed(test, true, body);
      this.narrowed(test, false, child(node, 'alternate'));
    });
    if (!ends(body)) return;
    for (const [key, change] of narrow(test, false, this.file)) this.variables.set(key, change(this.known(key)));
  }

  private foreach(node: Node): void {
    const type = this.infer(child(node, 'source'));
    this.assign(child(node, 'key'), typeOf('int', 'string'));
    this.assign(child(node, 'value'), type.element ?? mixed);
    this.branch(() => this.infer(child(node, 'body')));
  }

  private catch(node: Node): void {
    const classes = children(node, 'what');
    for (const what of classes) this.findClass(what);
    const type = typeOf(...classes.map((what) => this.file.className(nameOf(what))));
    const key = keyOf(child(node, 'variable'));
    if (key !== undefined) this.variables.set(key, type);
    this.branch(() => this.infer(child(node, 'body')));
  }

  /** Runs a callback for code that may not run. */
  private branch(work: () => void): void {
    this.depth++;
    work();
    this.depth--;
  }

  /** Assigns a variable. In code that may not run, its previous type stays possible. */
  private set(key: string, type: PhpType): void {
    const before = this.variables.get(key);
    this.variables.set(key, before && this.depth > 0 ? union(before, type) : type);
  }

  private known(key: string): PhpType {
    const [, property = ''] = /^this->(.*)/.exec(key) ?? [];
    return this.variables.get(key) ?? this.file.symbols.find(this.self)?.properties.get(property) ?? mixed;
  }

  /** Infers code that runs only if a condition holds, or doesn't. */
  private narrowed(test: Node | undefined, holds: boolean, node: Node | undefined): PhpType {
    if (!node) return mixed;
    const changes = [...narrow(test, holds, this.file)].map(([key, change]) => {
      const before = this.known(key);
      const inside = change(before);
      this.variables.set(key, inside);
      return {key, before, inside};
    });
    const result = this.infer(node);
    for (const {key, before, inside} of changes) {
      const after = this.known(key);
      this.variables.set(key, after === inside ? before : union(before, after));
    }
    return result;
  }

  private assignment(node: Node): PhpType {
    const left = child(node, 'left');
    const given = this.infer(child(node, 'right'));
    const operator = text(node, 'operator') ?? '=';
    if (operator !== '=' && operator !== '??=') this.infer(left);
    const types: Record<string, PhpType> = {'=': given, '??=': withoutNull(given), '.=': typeOf('string')};
    const type = types[operator] ?? mixed;
    this.assign(left, type);
    return type;
  }

  private assign(target: Node | undefined, type: PhpType): void {
    const key = keyOf(target);
    if (target?.kind === 'list' || target?.kind === 'array') {
      for (const item of children(target, 'items')) this.assign(child(item, 'value'), type.element ?? mixed);
    } else if (target?.kind === 'propertylookup') {
      const expected = this.declaredProperty(target);
      const words = `Cannot assign ${show(type)} to a property of type ${show(expected)}`;
      this.file.expect(expected, type, target, words);
    } else if (target?.kind === 'offsetlookup') {
      const array = child(target, 'what');
      const name = keyOf(array);
      if (array?.kind === 'variable' && name !== undefined) {
        const {element} = this.known(name);
        this.variables.set(name, element ? arrayOf(union(element, type)) : typeOf('array'));
      }
    }
    if (key !== undefined) this.set(key, type);
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
    const name = keyOf(node);
    if (name === undefined || superglobals.has(name)) return mixed;
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
    if (operator === '.') {
      this.requireText(left, first);
      this.requireText(right, second);
      return typeOf('string');
    }
    if (comparisons.has(operator)) return typeOf('bool');
    if (operator === '??') return union(withoutNull(first), second);
    if (operator === '+' && first.atoms.has('array')) return first;
    if (first.atoms.has('float') || second.atoms.has('float')) return typeOf('float');
    return operator === '/' || operator === '**' ? typeOf('int', 'float') : typeOf('int');
  }

  private requireText(node: Node | undefined, type: PhpType): void {
    for (const atom of type.atoms) {
      if (atom === 'array') this.file.report(node, 'Array to string conversion');
      const found = this.file.symbols.find(atom);
      if (found && !this.file.symbols.member(found, ({methods}) => methods.get('__tostring')))
        this.file.report(node, `Object of class ${atom} could not be converted to string`);
    }
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

  private match(node: Node): PhpType {
    this.infer(child(node, 'cond'));
    const results = children(node, 'arms').map((arm) => {
      for (const test of children(arm, 'conds')) this.infer(test);
      return this.infer(child(arm, 'body'));
    });
    return union(...results);
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
    return {...typeOf('Closure', 'callable'), returns: new Body(this.file, this.self, variables).check(node)};
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
    if (found?.complete && !constructor && children(node, 'arguments').length > 0)
      this.file.report(node, `${found.name} has no constructor that takes arguments`);

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
      default: {
        const {returns = mixed} = this.infer(what);
        this.callArguments(node);
        return returns;
      }
    }
  }

  private functionCall(node: Node, name: string): PhpType {
    const candidates = this.file.functionNames(name);
    const found = candidates
      .map((candidate) => this.file.symbols.functions.get(candidate.toLowerCase()))
      .find((item) => item !== undefined);
    if (!found) this.file.report(node, `Call to undefined function ${candidates[0] ?? name}()`);
    const [first] = this.callArguments(node, found, name);
    // The results of these functions depend on their arguments.
    if (found?.name === 'array_map' && first?.returns) return arrayOf(first.returns);
    if (first && ['array_filter', 'array_values', 'array_merge'].includes(found?.name ?? '')) return first;
    return found?.returns ?? mixed;
  }

  private methodCall(node: Node, what: Node): PhpType {
    const type = this.infer(child(what, 'what'));
    const place = child(what, 'offset');
    if (place?.kind !== 'identifier' || isMixed(type)) {
      this.callArguments(node);
      return mixed;
    }
    if (what.kind === 'propertylookup' && type.atoms.has('null') && type.atoms.size === 2)
      this.file.report(place, `Call to a member function ${nameOf(place)}() on null is possible`);

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
    const method = this.method(found, place);
    if (method && !method.public && found.name !== this.self)
      this.file.report(place, `Call to private method ${found.name}::${name}()`);

    return method;
  }

  private staticCall(node: Node, what: Node): PhpType {
    const found = this.findClass(child(what, 'what'));
    const place = child(what, 'offset');
    const method = found && place?.kind === 'identifier' ? this.method(found, place) : undefined;
    const label = `${found?.name ?? ''}::${nameOf(place)}`;
    if (method && found?.complete && !method.static && found.name !== this.self)
      this.file.report(place, `Non-static method ${label}() cannot be called statically`);

    this.callArguments(node, method, label);
    return method?.returns ?? mixed;
  }

  /** The declared type of a property, even if it was narrowed. */
  private declaredProperty(node: Node): PhpType {
    const [atom = ''] = withoutNull(this.infer(child(node, 'what'))).atoms;
    const found = this.file.symbols.find(atom);
    const place = child(node, 'offset');
    if (!found || place?.kind !== 'identifier') return mixed;
    const name = nameOf(place);
    const missing = `Undefined property: ${found.name}::$${name}`;
    return this.member(found, ({properties}) => properties.get(name), place, missing) ?? mixed;
  }

  /** The type of a property. One that's initialised to null may be set in the constructor. */
  private property(node: Node): PhpType {
    return withoutNull(this.variables.get(keyOf(node) ?? '') ?? this.declaredProperty(node));
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

  /** Checks the arguments of a call; returns their types. */
  private callArguments(node: Node, fn?: PhpMethod, label = ''): PhpType[] {
    const what = child(node, 'what');
    return this.arguments(children(node, 'arguments'), child(what, 'offset') ?? what ?? node, fn, label);
  }

  /** Checks arguments if their function is known; returns their types. */
  arguments(given: readonly Node[], place: Node, fn: PhpMethod | undefined, label: string): PhpType[] {
    const types = given.map((argument) => this.infer(argument));
    if (fn) checkArguments(this.file, {place, fn, label, given, types});
    return types;
  }
}
