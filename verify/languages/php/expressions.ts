import type {PhpClass, PhpMethod, PhpParameter} from './catalog';
import {ends, keyOf, narrow} from './narrowing';
import type {Narrowing} from './narrowing';
import {attributesOf, below, child, children, flag, lineOf, nameOf, text} from './nodes';
import type {Node} from './nodes';
import type {FileScope} from './scope';
import {parameterName, Variables} from './scope';
import {arrayOf, isMixed, mixed, show, typeOf, union, withoutNull} from './types';
import type {PhpType} from './types';

/** The names that are visible in all files of a unit. */
export interface SymbolTable {
  /** By lowercase full name. */
  classes: ReadonlyMap<string, PhpClass>;
  /** By lowercase full name. */
  functions: ReadonlyMap<string, PhpMethod>;
  /** Lowercase full names of the unit's classes with `#[DaggerObject]`. */
  objects: ReadonlySet<string>;
}

const comparisons = new Set([
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '>',
  '<=',
  '>=',
  '&&',
  '||',
  'and',
  'or',
  'xor',
  '<>',
  'instanceof',
]);
const casts: Record<string, string> = {
  int: 'int',
  integer: 'int',
  string: 'string',
  bool: 'bool',
  boolean: 'bool',
  float: 'float',
  double: 'float',
  array: 'array',
};
const blocks = new Set(['for', 'foreach', 'while', 'do', 'switch', 'try', 'catch', 'case']);
const superglobals = new Set([
  '_SERVER',
  '_ENV',
  '_GET',
  '_POST',
  '_FILES',
  '_COOKIE',
  '_SESSION',
  '_REQUEST',
  'GLOBALS',
  'argv',
  'argc',
]);

/** Infers the types of a file's statements and expressions, and reports what PHP would reject. */
export class ExpressionChecker {
  constructor(
    private readonly file: FileScope,
    private readonly symbols: SymbolTable,
  ) {}

  find(name: string): PhpClass | undefined {
    return this.symbols.classes.get(name.toLowerCase());
  }

  /** Reports a class that doesn't exist; classes of unknown libraries are accepted. */
  requireClass(name: string, node: Node): PhpClass | undefined {
    const found = this.find(name);
    const own = this.file.namespace;
    const inKnownNamespace =
      /^Dagger\\/i.test(name) || !name.includes('\\') || (own !== '' && name.startsWith(`${own}\\`));
    if (!found && inKnownNamespace) this.file.report(node, `Class "${name}" not found`);
    return found;
  }

  declaredType(node: Node | undefined, nullable: boolean, self: string): PhpType {
    return this.file.type(node, nullable, self, (name, place) => this.requireClass(name, place));
  }

  parameters(fn: Node, self: string): PhpParameter[] {
    return this.file.parameters(fn, self, (name, place) => this.requireClass(name, place));
  }

  /** Checks the body of a function or method. */
  body(fn: Node, variables: Variables, parameters: readonly PhpParameter[], returns: PhpType | undefined): void {
    for (const [index, node] of children(fn, 'arguments').entries()) {
      const parameter = parameters[index];
      if (!parameter) continue;
      const value = child(node, 'value');
      if (value) {
        const given = this.infer(value, variables);
        if (!this.accepts(parameter.type, given)) {
          const words = `Cannot use ${show(given)} as default value for parameter $${parameter.name} of type ${show(parameter.type)}`;
          this.file.report(value, words);
        }
      }
      variables.replace(
        parameter.name,
        parameter.variadic ? arrayOf(parameter.type) : this.elements(node, parameter.type),
      );
    }
    const block = child(fn, 'body');
    if (block) this.statement(block, variables, returns);
  }

  /** The type of an array parameter, including its element type from `#[ListOfType]`. */
  private elements(node: Node, type: PhpType): PhpType {
    const list = attributesOf(node).find(({name}) => this.file.className(name) === 'Dagger\\Attribute\\ListOfType');
    const [argument] = list?.args ?? [];
    if (!type.atoms.has('array') || !argument) return type;
    const name =
      argument.kind === 'string'
        ? text(argument, 'value')
        : argument.kind === 'staticlookup' && child(argument, 'what')?.kind === 'name'
          ? this.file.className(text(child(argument, 'what') ?? argument, 'name') ?? '')
          : undefined;
    return name === undefined ? type : {...type, element: typeOf(name)};
  }

  statement(node: Node, variables: Variables, returns: PhpType | undefined): void {
    const nested = blocks.has(node.kind);
    switch (node.kind) {
      case 'return':
        this.checkReturn(node, variables, returns);
        return;
      case 'class':
      case 'interface':
      case 'enum':
      case 'trait':
      case 'function':
        return;
      case 'if':
        this.condition(node, variables, returns);
        return;
      case 'foreach':
        this.foreach(node, variables);
        break;
      case 'catch':
        this.catchVariable(node, variables);
        break;
      case 'static':
      case 'global':
        for (const variable of children(node, node.kind === 'static' ? 'variables' : 'items')) {
          variables.set(text(child(variable, 'variable') ?? variable, 'name') ?? '', mixed);
        }
        return;
      default:
        break;
    }
    if (nested) variables.depth++;
    for (const part of below(node)) {
      if (
        node.kind === 'foreach' &&
        (part === child(node, 'key') || part === child(node, 'value') || part === child(node, 'source'))
      )
        continue;
      if (node.kind === 'catch' && part.kind !== 'block') continue;
      if (isStatement(part)) this.statement(part, variables, returns);
      else this.infer(part, variables);
    }
    if (nested) variables.depth--;
  }

  private condition(node: Node, variables: Variables, returns: PhpType | undefined): void {
    const test = child(node, 'test');
    const [body, alternate] = [child(node, 'body'), child(node, 'alternate')];
    if (test) this.infer(test, variables);
    const known = (holds: boolean): Narrowing => narrow(test, holds, (name) => this.file.className(name));
    variables.depth++;
    const branch = (part: Node, holds: boolean): void =>
      this.narrowed(variables, known(holds), () => this.statement(part, variables, returns));
    if (body) branch(body, true);
    if (alternate) branch(alternate, false);
    variables.depth--;
    if (ends(body))
      for (const [key, change] of known(false)) variables.replace(key, change(this.known(key, variables)));
  }

  private known(key: string, variables: Variables): PhpType {
    const before = variables.get(key);
    if (before) return before;
    const property = key.startsWith('this->') ? this.find(variables.self)?.properties.get(key.slice(6)) : undefined;
    return property ?? mixed;
  }

  /** Runs a callback while variables have narrower types. */
  private narrowed<Result>(variables: Variables, narrowing: Narrowing, work: () => Result): Result {
    const changes = [...narrowing].map(([key, change]) => {
      const before = this.known(key, variables);
      const inside = change(before);
      variables.replace(key, inside);
      return {key, before, inside};
    });
    const result = work();
    for (const {key, before, inside} of changes) {
      const after = variables.get(key);
      variables.replace(key, after && after !== inside ? union(before, after) : before);
    }
    return result;
  }

  private checkReturn(node: Node, variables: Variables, returns: PhpType | undefined): void {
    const value = child(node, 'expr');
    if (!value) return;
    const given = this.infer(value, variables);
    if (!returns) return;
    if (returns.atoms.has('void')) this.file.report(node, 'A void function must not return a value');
    else if (!this.accepts(returns, given)) {
      this.file.report(node, `Return value must be of type ${show(returns)}, ${show(given)} returned`);
    }
  }

  private foreach(node: Node, variables: Variables): void {
    const source = child(node, 'source');
    const type = source ? this.infer(source, variables) : mixed;
    const key = child(node, 'key');
    const value = child(node, 'value');
    if (key) this.assign(key, union(typeOf('int'), typeOf('string')), variables);
    if (value) this.assign(value, type.element ?? mixed, variables);
  }

  private catchVariable(node: Node, variables: Variables): void {
    const names = children(node, 'what').map((what) => {
      const name = this.file.className(nameOf(what));
      this.requireClass(name, what);
      return name;
    });
    const variable = child(node, 'variable');
    const name = variable ? text(variable, 'name') : undefined;
    if (name !== undefined) variables.replace(name, typeOf(...names));
  }

  private assign(target: Node, type: PhpType, variables: Variables): void {
    if (target.kind === 'variable' && typeof target.name === 'string') {
      variables.set(target.name, type);
    } else if (target.kind === 'list' || target.kind === 'array') {
      for (const item of children(target, 'items')) {
        this.assign(child(item, 'value') ?? item, type.element ?? mixed, variables);
      }
    } else if (target.kind === 'propertylookup') {
      const key = keyOf(target);
      const expected = key === undefined ? this.infer(target, variables) : this.declaredProperty(target, variables);
      if (key !== undefined) variables.set(key, type);
      if (!this.accepts(expected, type)) {
        this.file.report(target, `Cannot assign ${show(type)} to a property of type ${show(expected)}`);
      }
    } else if (target.kind === 'offsetlookup') {
      const what = child(target, 'what');
      if (what?.kind === 'variable' && typeof what.name === 'string') {
        const before = variables.get(what.name);
        variables.replace(
          what.name,
          before?.element ? {...before, element: union(before.element, type)} : typeOf('array'),
        );
      }
    }
  }

  /** Infers an expression's type, and reports problems in it. */
  infer(node: Node, variables: Variables): PhpType {
    switch (node.kind) {
      case 'string':
      case 'nowdoc':
        return typeOf('string');
      case 'magic':
        return mixed;
      case 'number':
        return typeOf(/[.eE]/.test(String(node.value)) && !/^0[xX]/.test(String(node.value)) ? 'float' : 'int');
      case 'boolean':
        return typeOf('bool');
      case 'nullkeyword':
        return typeOf('null');
      case 'encapsed':
      case 'array':
        return this.composite(node, variables);
      case 'variable':
        return this.variable(node, variables);
      case 'assign':
      case 'assignref':
        return this.assignment(node, variables);
      case 'bin':
        return this.binary(node, variables);
      case 'unary':
      case 'cast':
        return this.prefix(node, variables);
      case 'pre':
      case 'post':
        this.all(node, variables);
        return typeOf('int');
      case 'retif':
        return this.ternary(node, variables);
      case 'match':
        return this.match(node, variables);
      case 'closure':
      case 'arrowfunc':
        return this.closure(node, variables);
      case 'new':
        return this.instance(node, variables);
      case 'call':
        return this.call(node, variables);
      case 'propertylookup':
      case 'nullsafepropertylookup':
        return this.property(node, variables);
      case 'staticlookup':
        return this.constant(node, variables);
      case 'offsetlookup': {
        const whole = child(node, 'what');
        const type = whole ? this.infer(whole, variables) : mixed;
        const offset = child(node, 'offset');
        if (offset) this.infer(offset, variables);
        return type.element ?? mixed;
      }
      case 'name':
        return mixed;
      case 'isset':
      case 'empty':
        return typeOf('bool');
      case 'silent':
      case 'clone': {
        const inner = child(node, 'expr') ?? child(node, 'what');
        return inner ? this.infer(inner, variables) : mixed;
      }
      case 'throw':
        this.all(node, variables);
        return {atoms: new Set()};
      default:
        this.all(node, variables);
        return mixed;
    }
  }

  private all(node: Node, variables: Variables): void {
    for (const part of below(node)) this.infer(part, variables);
  }

  private composite(node: Node, variables: Variables): PhpType {
    if (node.kind === 'encapsed') {
      for (const part of children(node, 'value')) this.infer(child(part, 'expression') ?? part, variables);
      return typeOf('string');
    }
    const items = children(node, 'items').map((item) => {
      if (item.kind !== 'entry') return this.infer(item, variables);
      const key = child(item, 'key');
      if (key) this.infer(key, variables);
      const value = child(item, 'value');
      const type = value ? this.infer(value, variables) : mixed;
      return flag(item, 'unpack') || value?.kind === 'variadic' ? (type.element ?? mixed) : type;
    });
    return items.length === 0 ? typeOf('array') : arrayOf(union(...items));
  }

  private variable(node: Node, variables: Variables): PhpType {
    const name = node.name;
    if (typeof name !== 'string' || superglobals.has(name)) return mixed;
    const type = variables.get(name);
    if (!type) this.file.report(node, `Undefined variable $${name}`);
    return type ?? mixed;
  }

  private assignment(node: Node, variables: Variables): PhpType {
    const left = child(node, 'left');
    const right = child(node, 'right');
    if (!left || !right) return mixed;
    const given = this.infer(right, variables);
    const operator = text(node, 'operator') ?? '=';
    const type =
      operator === '=' ? given : operator === '.=' ? typeOf('string') : operator === '??=' ? withoutNull(given) : mixed;
    if (operator !== '=' && operator !== '??=') this.infer(left, variables);
    this.assign(left, type, variables);
    return type;
  }

  private binary(node: Node, variables: Variables): PhpType {
    const operator = text(node, 'type') ?? '';
    const left = child(node, 'left');
    const right = child(node, 'right');
    if (!left || !right) return mixed;
    if (operator === 'instanceof') {
      this.infer(left, variables);
      if (right.kind === 'name') this.requireClass(this.file.className(nameOf(right)), right);
      return typeOf('bool');
    }
    const first = operator === '??' ? this.quiet(left, variables) : this.infer(left, variables);
    const known: Narrowing =
      operator === '&&' || operator === '||'
        ? narrow(left, operator === '&&', (name) => this.file.className(name))
        : new Map<string, (before: PhpType) => PhpType>();
    const second = this.narrowed(variables, known, () => this.infer(right, variables));
    if (operator === '.') {
      for (const [part, type] of [
        [left, first],
        [right, second],
      ] as const)
        this.requireText(part, type);
      return typeOf('string');
    }
    if (comparisons.has(operator)) return typeOf('bool');
    if (operator === '??') return union(withoutNull(first), second);
    if (operator === '+' && first.atoms.has('array')) return first;
    const floats = [first, second].some(({atoms}) => atoms.has('float'));
    return floats ? typeOf('float') : operator === '/' || operator === '**' ? typeOf('int', 'float') : typeOf('int');
  }

  /** The left side of `??`, where a variable may be undefined. */
  private quiet(node: Node, variables: Variables): PhpType {
    if (node.kind === 'variable') return variables.get(nameOf(node)) ?? typeOf('null');
    return this.infer(node, variables);
  }

  private requireText(node: Node, type: PhpType): void {
    for (const atom of type.atoms) {
      if (atom === 'array') this.file.report(node, 'Array to string conversion');
      const found = this.find(atom);
      const hasText = found?.methods.has('__tostring') === true || found?.parents.includes('Stringable') === true;
      if (found && !hasText) this.file.report(node, `Object of class ${atom} could not be converted to string`);
    }
  }

  private prefix(node: Node, variables: Variables): PhpType {
    const inner = child(node, 'what') ?? child(node, 'expr');
    const type = inner ? this.infer(inner, variables) : mixed;
    if (node.kind === 'cast') return typeOf(casts[text(node, 'type') ?? ''] ?? 'mixed');
    return text(node, 'type') === '!' ? typeOf('bool') : type;
  }

  private ternary(node: Node, variables: Variables): PhpType {
    const [test, yes, no] = ['test', 'trueExpr', 'falseExpr'].map((part) => child(node, part));
    const condition = test ? this.infer(test, variables) : mixed;
    const branch = (part: Node, holds: boolean): PhpType => {
      const known = narrow(test, holds, (name) => this.file.className(name));
      return this.narrowed(variables, known, () => this.infer(part, variables));
    };
    return union(yes ? branch(yes, true) : withoutNull(condition), no ? branch(no, false) : mixed);
  }

  private match(node: Node, variables: Variables): PhpType {
    const condition = child(node, 'cond');
    if (condition) this.infer(condition, variables);
    const results = children(node, 'arms').map((arm) => {
      for (const test of children(arm, 'conds')) this.infer(test, variables);
      const result = child(arm, 'body');
      return result ? this.infer(result, variables) : mixed;
    });
    return results.length === 0 ? mixed : union(...results);
  }

  private closure(node: Node, variables: Variables): PhpType {
    const arrow = node.kind === 'arrowfunc';
    const inner = variables.nested(arrow);
    for (const used of children(node, 'uses')) {
      const name = nameOf(used);
      const type = variables.get(name);
      if (!type && !flag(used, 'byref')) this.file.report(used, `Undefined variable $${name}`);
      inner.replace(name, type ?? mixed);
    }
    const parameters = this.parameters(node, variables.self);
    const declared = child(node, 'type')
      ? this.declaredType(child(node, 'type'), flag(node, 'nullable'), variables.self)
      : undefined;
    const closure = typeOf('Closure', 'callable');
    if (!arrow) {
      this.body(node, inner, parameters, declared);
      return declared ? {...closure, returns: declared} : closure;
    }
    for (const [index, argument] of children(node, 'arguments').entries()) {
      inner.replace(parameterName(argument), parameters[index]?.type ?? mixed);
    }
    const expression = child(node, 'body');
    const result = expression ? this.infer(expression, inner) : mixed;
    if (declared && expression && !this.accepts(declared, result)) {
      this.file.report(expression, `Return value must be of type ${show(declared)}, ${show(result)} returned`);
    }
    return {...closure, returns: declared ?? result};
  }

  private instance(node: Node, variables: Variables): PhpType {
    const what = child(node, 'what');
    if (!what || what.kind === 'class') {
      this.arguments(node, undefined, '', variables);
      return mixed;
    }
    const name = this.classNameOf(what, variables);
    if (name === undefined) {
      this.all(node, variables);
      return mixed;
    }
    const found = this.requireClass(name, what);
    this.arguments(node, found?.methods.get('__construct'), `${name}::__construct`, variables);
    if (!found?.methods.has('__construct') && found?.complete && children(node, 'arguments').length > 0) {
      this.file.report(node, `${name} has no constructor that takes arguments`);
    }
    return typeOf(name);
  }

  private classNameOf(node: Node, variables: Variables): string | undefined {
    if (node.kind === 'selfreference' || node.kind === 'staticreference') return variables.self;
    if (node.kind !== 'name') return undefined;
    const name = nameOf(node);
    if (['self', 'static'].includes(name.toLowerCase())) return variables.self;
    return name.toLowerCase() === 'parent' ? undefined : this.file.className(name);
  }

  private call(node: Node, variables: Variables): PhpType {
    const what = child(node, 'what');
    if (!what) return mixed;
    if (what.kind === 'name') return this.functionCall(node, nameOf(what), variables);
    if (what.kind === 'propertylookup' || what.kind === 'nullsafepropertylookup')
      return this.methodCall(node, what, variables);
    if (what.kind === 'staticlookup') return this.staticCall(node, what, variables);
    const callee = this.infer(what, variables);
    this.arguments(node, undefined, '', variables);
    return callee.returns ?? mixed;
  }

  private functionCall(node: Node, name: string, variables: Variables): PhpType {
    const candidates = this.file.functionNames(name);
    const found = candidates
      .map((candidate) => this.symbols.functions.get(candidate.toLowerCase()))
      .find((item) => item !== undefined);
    if (!found) this.file.report(node, `Call to undefined function ${candidates[0] ?? name}()`);
    const [first] = this.arguments(node, found, name, variables);
    // The results of these functions depend on their arguments.
    if (found?.name === 'array_map' && first?.returns) return arrayOf(first.returns);
    if (first && ['array_filter', 'array_values', 'array_merge'].includes(found?.name ?? '')) return first;
    return found?.returns ?? mixed;
  }

  private methodCall(node: Node, what: Node, variables: Variables): PhpType {
    const object = child(what, 'what');
    const offset = child(what, 'offset');
    const type = object ? this.infer(object, variables) : mixed;
    const name = offset?.kind === 'identifier' ? text(offset, 'name') : undefined;
    if (name === undefined || isMixed(type)) {
      this.arguments(node, undefined, '', variables);
      return mixed;
    }
    if (what.kind === 'propertylookup' && type.atoms.has('null') && type.atoms.size === 2) {
      this.file.report(offset ?? node, `Call to a member function ${name}() on null is possible`);
    }
    const members = [...type.atoms].filter((atom) => atom !== 'null');
    const results: PhpType[] = [];
    for (const [index, atom] of members.entries()) {
      const found = this.find(atom);
      const method = found && this.methodOf(found, name);
      if (!found && !atom.includes('\\') && atom !== 'object' && atom !== 'Closure' && atom !== 'callable') {
        this.file.report(offset ?? node, `Call to a member function ${name}() on ${atom}`);
      } else if (found?.complete && !method && !this.open(found)) {
        this.file.report(offset ?? node, `Call to undefined method ${found.name}::${name}()`);
      } else if (found && method && !method.public && found.name !== variables.self) {
        this.file.report(offset ?? node, `Call to private method ${found.name}::${name}()`);
      }
      if (found && method && members.length === 1) this.file.call(offset ?? node, found.name, method.name);
      if (index === 0) this.arguments(node, method, `${atom}::${name}`, variables);
      results.push(method?.returns ?? mixed);
    }
    return results.length === 0 ? mixed : union(...results);
  }

  private methodOf(type: PhpClass, name: string): PhpMethod | undefined {
    const own = type.methods.get(name.toLowerCase());
    if (own) return own;
    for (const parent of type.parents) {
      const inherited = this.find(parent)?.methods.get(name.toLowerCase());
      if (inherited) return inherited;
    }
    return undefined;
  }

  /** Whether a class may have unknown methods, because it extends a library's class. */
  private open(type: PhpClass): boolean {
    return type.methods.has('__call') || type.parents.some((parent) => !this.find(parent));
  }

  private staticCall(node: Node, what: Node, variables: Variables): PhpType {
    const target = child(what, 'what');
    const offset = child(what, 'offset');
    const className = target ? this.classNameOf(target, variables) : undefined;
    const name = offset ? text(offset, 'name') : undefined;
    if (!target || className === undefined || name === undefined) {
      this.arguments(node, undefined, '', variables);
      return mixed;
    }
    const found = this.requireClass(className, target);
    const method = found && this.methodOf(found, name);
    if (found?.complete && !method && !this.open(found)) {
      this.file.report(offset ?? node, `Call to undefined method ${found.name}::${name}()`);
    } else if (found?.complete && method && !method.static && found.name !== variables.self) {
      this.file.report(offset ?? node, `Non-static method ${found.name}::${name}() cannot be called statically`);
    }
    this.arguments(node, method, `${className}::${name}`, variables);
    return method?.returns ?? mixed;
  }

  /** The declared type of a property of `$this`, ignoring narrowing. */
  private declaredProperty(node: Node, variables: Variables): PhpType {
    const own = this.find(variables.self)?.properties.get(text(child(node, 'offset') ?? node, 'name') ?? '');
    if (own) return own;
    const fresh = new Variables(variables.self);
    fresh.replace('this', variables.get('this') ?? mixed);
    return this.infer(node, fresh);
  }

  private property(node: Node, variables: Variables): PhpType {
    const object = child(node, 'what');
    const offset = child(node, 'offset');
    const type = object ? this.infer(object, variables) : mixed;
    const name = offset?.kind === 'identifier' ? text(offset, 'name') : undefined;
    if (name === undefined || isMixed(type)) return mixed;
    const [atom] = [...type.atoms].filter((member) => member !== 'null');
    const found = atom === undefined ? undefined : this.find(atom);
    if (!found?.complete || this.open(found)) return mixed;
    const key = keyOf(node);
    const property = (key === undefined ? undefined : variables.get(key)) ?? found.properties.get(name);
    if (!property) this.file.report(offset ?? node, `Undefined property: ${found.name}::$${name}`);
    // A property initialised to null may be set in the constructor.
    return property ? withoutNull(property) : mixed;
  }

  /** `ReturnType::ANY`, `Container::class`. */
  private constant(node: Node, variables: Variables): PhpType {
    const target = child(node, 'what');
    const offset = child(node, 'offset');
    const className = target ? this.classNameOf(target, variables) : undefined;
    if (!target || !offset || className === undefined) return mixed;
    const found = this.requireClass(className, target);
    const name = nameOf(offset);
    if (offset.kind === 'identifier' && name === 'class') return typeOf('string');
    if (offset.kind !== 'identifier' || !found) return mixed;
    const constant = found.constants.get(name);
    if (!constant && found.complete && !this.open(found)) {
      this.file.report(offset, `Undefined constant ${found.name}::${name}`);
    }
    return constant ?? mixed;
  }

  /** Checks the arguments of a call if its function is known; returns their types. */
  arguments(node: Node, method: PhpMethod | undefined, label: string, variables: Variables): PhpType[] {
    const given = children(node, 'arguments');
    const types: PhpType[] = [];
    const used = new Set<string>();
    let spread = false;
    for (const [index, argument] of given.entries()) {
      if (argument.kind === 'variadic' || argument.kind === 'variadicplaceholder') {
        spread = true;
        const what = child(argument, 'what');
        types.push(what ? this.infer(what, variables) : mixed);
        continue;
      }
      const name = argument.kind === 'namedargument' ? text(argument, 'name') : undefined;
      const value = name === undefined ? argument : (child(argument, 'value') ?? argument);
      const type = this.infer(value, variables);
      types.push(type);
      if (method) this.argument(method, {label, argument, index, name, type, used});
    }
    if (method && !spread) this.missing(node, method, label, given, used);
    return types;
  }

  private argument(
    method: PhpMethod,
    given: {label: string; argument: Node; index: number; name: string | undefined; type: PhpType; used: Set<string>},
  ): void {
    const {label, argument, index, name, type, used} = given;
    const last = method.parameters.at(-1);
    const parameter =
      name === undefined
        ? (method.parameters[index] ?? (last?.variadic ? last : undefined))
        : method.parameters.find((item) => item.name === name);
    if (!parameter) {
      if (name !== undefined && !last?.variadic) this.file.report(argument, `Unknown named parameter $${name}`);
      else if (name === undefined) {
        const most = method.parameters.length;
        this.file.report(argument, `Too many arguments to ${label}(), at most ${most} expected`);
      }
      return;
    }
    if (name !== undefined && used.has(parameter.name)) {
      this.file.report(argument, `Named parameter $${name} overwrites previous argument`);
    }
    used.add(parameter.name);
    if (!this.accepts(parameter.type, type)) {
      const position = method.parameters.indexOf(parameter) + 1;
      const words = `${label}(): Argument #${position} ($${parameter.name}) must be of type ${show(parameter.type)}, ${show(type)} given`;
      this.file.report(argument, words);
    }
  }

  private missing(
    node: Node,
    method: PhpMethod,
    label: string,
    given: readonly Node[],
    used: ReadonlySet<string>,
  ): void {
    const absent = method.parameters.filter((item) => !item.optional && !item.variadic && !used.has(item.name));
    if (absent.length === 0) return;
    const all = method.parameters.some((item) => item.optional) ? 'at least' : 'exactly';
    const least = method.parameters.filter((item) => !item.optional).length;
    const names = absent.map((item) => `$${item.name}`).join(', ');
    const what = child(node, 'what');
    const offset = what && (child(what, 'offset') ?? what);
    const message = `Too few arguments to function ${label}(), ${given.length} passed and ${all} ${least} expected (${names})`;
    this.file.problems.push({line: lineOf(offset ?? node), message});
  }

  /** Whether a type is assignable to another. */
  accepts(expected: PhpType, given: PhpType): boolean {
    if (isMixed(expected) || isMixed(given)) return true;
    if (given.atoms.size > 1 && given.atoms.has('callable') && given.atoms.has('Closure')) {
      return expected.atoms.has('callable') || expected.atoms.has('Closure');
    }
    if (![...given.atoms].every((atom) => this.acceptsAtom(expected, atom))) return false;
    return !(expected.element && given.element) || this.accepts(expected.element, given.element);
  }

  private acceptsAtom(expected: PhpType, atom: string): boolean {
    if (expected.atoms.has(atom)) return true;
    if (atom === 'int' && expected.atoms.has('float')) return true;
    if (['int', 'float', 'string', 'bool'].includes(atom)) {
      return !this.file.strict && ['int', 'float', 'string', 'bool'].some((item) => expected.atoms.has(item));
    }
    if (atom === 'null' || atom === 'array' || atom === 'void')
      return atom === 'array' && expected.atoms.has('callable');
    if (expected.atoms.has('object')) return true;
    const found = this.find(atom);
    if (!found) return true;
    const names = new Set([found.name, ...found.parents].map((name) => name.toLowerCase()));
    return [...expected.atoms].some((name) => names.has(name.toLowerCase())) || this.open(found);
  }
}

function isStatement(node: Node): boolean {
  return (
    blocks.has(node.kind) ||
    [
      'if',
      'block',
      'expressionstatement',
      'return',
      'echo',
      'static',
      'global',
      'unset',
      'class',
      'interface',
      'enum',
      'function',
      'trait',
    ].includes(node.kind)
  );
}
