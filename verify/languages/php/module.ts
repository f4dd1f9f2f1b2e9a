import type {PhpClass, PhpMethod} from './catalog';
import {enumeration, phpClass} from './catalog';
import {ExpressionChecker} from './expressions';
import type {SymbolTable} from './expressions';
import {attributesOf, child, children, flag, nameOf, text} from './nodes';
import type {Attribute, Node} from './nodes';
import {FileScope, parameterName, Variables} from './scope';
import {isMixed, mixed, typeOf} from './types';

const attributeNamespace = 'Dagger\\Attribute\\';

/** A file with its declarations. */
export interface PhpFile {
  scope: FileScope;
  statements: Node[];
  /** Classes, interfaces, enumerations and traits. */
  declarations: Node[];
  functions: Node[];
}

/** Collects a file's declarations. */
export function readFile(program: Node): PhpFile {
  const scope = new FileScope();
  const file: PhpFile = {scope, statements: [], declarations: [], functions: []};
  const visit = (node: Node): void => {
    switch (node.kind) {
      case 'declare':
        scope.strict ||= children(node, 'directives').some((item) => text(item, 'key') === 'strict_types');
        children(node, 'children').forEach(visit);
        break;
      case 'namespace':
        scope.namespace = nameOf(node);
        children(node, 'children').forEach(visit);
        break;
      case 'usegroup':
        scope.use(node);
        break;
      case 'class':
      case 'interface':
      case 'enum':
      case 'trait':
        file.declarations.push(node);
        break;
      case 'function':
        file.functions.push(node);
        break;
      case 'inline':
        break;
      default:
        file.statements.push(node);
    }
  };
  children(program, 'children').forEach(visit);
  return file;
}

/** Members are public by default. */
function isPublic(member: Node): boolean {
  return !['private', 'protected'].includes(text(member, 'visibility') ?? '');
}

export function declaredName(file: PhpFile, node: Node): string {
  const name = nameOf(node);
  return file.scope.namespace === '' ? name : `${file.scope.namespace}\\${name}`;
}

/** Creates the class for a declaration; names in it are resolved later, when all files are known. */
export function declareClass(file: PhpFile, node: Node): PhpClass {
  const name = declaredName(file, node);
  const {scope} = file;
  const ignore = (): void => undefined;
  const members = children(node, 'body');
  const above = [child(node, 'extends'), ...children(node, 'extends'), ...children(node, 'implements')];
  const parents = above.filter((item) => item !== undefined).map((item) => scope.className(nameOf(item)));
  if (node.kind === 'enum') {
    const cases = members.filter(({kind}) => kind === 'enumcase').map(nameOf);
    return enumeration(name, cases);
  }
  const type = phpClass(name, {parents});
  for (const member of members) {
    if (member.kind === 'method') {
      const methodName = nameOf(member);
      const parameters = scope.parameters(member, name, ignore);
      for (const [index, item] of children(member, 'arguments').entries()) {
        const promoted = typeof item.flags === 'number' && item.flags > 0;
        if (promoted || flag(item, 'readonly'))
          type.properties.set(parameterName(item), parameters[index]?.type ?? mixed);
      }
      type.methods.set(methodName.toLowerCase(), {
        name: methodName,
        parameters,
        returns: scope.type(child(member, 'type'), flag(member, 'nullable'), name, ignore),
        static: flag(member, 'isStatic'),
        public: isPublic(member),
      });
    } else if (member.kind === 'propertystatement') {
      for (const property of children(member, 'properties')) {
        const declared = scope.type(child(property, 'type'), flag(property, 'nullable'), name, ignore);
        type.properties.set(nameOf(property), declared);
      }
    } else if (member.kind === 'classconstant') {
      for (const constant of children(member, 'constants')) type.constants.set(nameOf(constant), mixed);
    } else if (member.kind === 'traituse') {
      type.complete = false;
    }
  }
  return type;
}

/** Checks a file of a unit. */
export class FileChecker {
  private readonly expressions: ExpressionChecker;

  constructor(
    private readonly file: PhpFile,
    private readonly symbols: SymbolTable,
    private readonly sample: boolean,
  ) {
    this.expressions = new ExpressionChecker(file.scope, symbols);
  }

  private named(attributes: readonly Attribute[], name: string): Attribute | undefined {
    return attributes.find((item) => this.file.scope.className(item.name) === attributeNamespace + name);
  }

  check(): void {
    const {scope} = this.file;
    const variables = new Variables('');
    for (const node of this.file.statements) this.expressions.statement(node, variables, undefined);
    for (const node of this.file.functions) this.method(node, '');
    for (const node of this.file.declarations) this.declaration(node);
    for (const [alias, name] of scope.importedFunctions()) {
      if (!this.symbols.functions.has(name.toLowerCase())) {
        scope.problems.push({line: 1, message: `Function "${name}" (used as ${alias}) not found`});
      }
    }
  }

  /** Reports imports of classes that don't exist, at the line of the import. */
  checkImports(source: string): void {
    for (const [alias, name] of this.file.scope.imports()) {
      if (!/^Dagger\\/i.test(name) || this.expressions.find(name)) continue;
      const lines = source.split('\n');
      const line = lines.findIndex((text_) => new RegExp(`\\b${alias}\\b`, 'i').test(text_)) + 1;
      this.file.scope.problems.push({line: Math.max(line, 1), message: `Class "${name}" not found`});
    }
  }

  private method(node: Node, self: string): void {
    const variables = new Variables(self);
    if (self !== '' && !flag(node, 'isStatic')) variables.replace('this', typeOf(self));
    const parameters = this.expressions.parameters(node, self);
    const declared = child(node, 'type');
    const returns = declared ? this.expressions.declaredType(declared, flag(node, 'nullable'), self) : undefined;
    this.expressions.body(node, variables, parameters, returns);
  }

  private attributes(node: Node, place: 'class' | 'method' | 'parameter', self: string): void {
    for (const {node: attribute, name, args} of attributesOf(node)) {
      const full = this.file.scope.className(name);
      const found = this.expressions.find(full);
      if (!found) {
        this.file.scope.report(attribute, `Attribute class "${full}" not found`);
        continue;
      }
      if (found.target && !found.target.has(place)) {
        this.file.scope.report(attribute, `Attribute "${full}" cannot target ${place}`);
      }
      const constructor: PhpMethod | undefined = found.methods.get('__construct');
      const call: Node = {kind: 'call', loc: attribute.loc ?? null, arguments: args};
      this.expressions.arguments(call, found.target ? constructor : undefined, full, new Variables(self));
    }
  }

  private declaration(node: Node): void {
    const self = declaredName(this.file, node);
    this.attributes(node, 'class', self);
    const object = this.named(attributesOf(node), 'DaggerObject') !== undefined;
    if (object && this.sample && !this.named(attributesOf(node), 'Doc')) {
      this.file.scope.report(child(node, 'name') ?? node, `the class ${nameOf(node)} has no #[Doc]`);
    }
    for (const above of [child(node, 'extends'), ...children(node, 'implements')]) {
      if (above) this.expressions.requireClass(this.file.scope.className(nameOf(above)), above);
    }
    for (const member of children(node, 'body')) {
      if (member.kind === 'method') {
        this.attributes(member, 'method', self);
        for (const parameter of children(member, 'arguments')) this.attributes(parameter, 'parameter', self);
        this.method(member, self);
        if (object) this.daggerFunction(member, self);
      } else if (member.kind === 'propertystatement') {
        for (const property of children(member, 'properties')) {
          this.expressions.declaredType(child(property, 'type'), flag(property, 'nullable'), self);
          const value = child(property, 'value');
          if (value) this.expressions.infer(value, new Variables(self));
        }
      }
    }
  }

  /** The SDK's requirements for a module's functions. */
  private daggerFunction(node: Node, self: string): void {
    const attributes = attributesOf(node);
    const exposed = this.named(attributes, 'DaggerFunction');
    if (!exposed) return;
    const {scope} = this.file;
    const name = nameOf(node);
    const constructor = name === '__construct';
    if (!isPublic(node)) scope.report(node, `the function ${name} has to be public`);
    if (this.sample && !constructor && !this.named(attributes, 'Doc') && exposed.args.length === 0) {
      scope.report(child(node, 'name') ?? node, `the function ${name} has no #[Doc]`);
    }
    if (!constructor) {
      const type = child(node, 'type');
      if (!type) scope.report(child(node, 'name') ?? node, `the function ${name} has no return type`);
      else
        this.supported(type, self, this.named(attributes, 'ReturnsListOfType') !== undefined, '#[ReturnsListOfType]');
    }
    for (const parameter of children(node, 'arguments')) {
      const own = attributesOf(parameter);
      const label = parameterName(parameter);
      const type = child(parameter, 'type');
      if (!type) scope.report(parameter, `the argument $${label} has no type`);
      else {
        const list = this.named(own, 'ListOfType');
        this.supported(type, self, list !== undefined, '#[ListOfType]');
        this.decodable(type, self);
        const [element] = list?.args ?? [];
        const subtype = element?.kind === 'staticlookup' ? child(element, 'what') : undefined;
        if (subtype) this.decodable(subtype, self);
      }
      if (this.sample && !this.named(own, 'Doc') && !this.named(own, 'Argument')) {
        scope.report(child(parameter, 'name') ?? parameter, `the argument $${label} has no #[Doc]`);
      }
    }
  }

  /** The SDK's `DecodesValue` passes on the JSON of a scalar or an enum unchanged, including quotes. */
  private decodable(node: Node, self: string): void {
    const {scope} = this.file;
    for (const atom of scope.type(node, false, self, () => undefined).atoms) {
      const found = this.expressions.find(atom);
      if (['UnitEnum', 'Dagger\\Client\\AbstractScalar'].some((parent) => found?.parents.includes(parent))) {
        scope.report(
          node,
          `a function can't accept ${atom}, because the value arrives with JSON quotes. Accept a string instead`,
        );
      }
    }
  }

  private supported(node: Node, self: string, list: boolean, attribute: string): void {
    const {scope} = this.file;
    if (node.kind === 'uniontype' || node.kind === 'intersectiontype') {
      scope.report(node, "module functions can't accept or return union or intersection types");
      return;
    }
    const type = scope.type(node, false, self, () => undefined);
    if (type.atoms.has('array') && !list) scope.report(node, `an array needs ${attribute}`);
    if (!type.atoms.has('array') && list) scope.report(node, `${attribute} needs the type array`);
    if (isMixed(type)) {
      scope.report(node, "module functions can't accept or return mixed");
      return;
    }
    for (const atom of type.atoms) {
      const found = this.expressions.find(atom);
      const known = atom.startsWith('Dagger\\') || this.symbols.objects.has(atom.toLowerCase());
      if (found && !known) scope.report(node, `${atom} is neither an API type nor a class with #[DaggerObject]`);
    }
  }
}
