import {enumeration, phpClass, type PhpClass, serializerNamespace} from './catalog';
import {Body} from './body';
import {attributesOf, child, children, flag, nameOf, type Node} from './nodes';
import type {FileScope} from './scope';
import {isMixed, mixed, typeOf, type PhpType} from './types';

/** The classes and interfaces that a declaration extends or implements. */
function supertypes(node: Node): Node[] {
  const parent = child(node, 'extends');
  return [...(parent ? [parent] : []), ...children(node, 'extends'), ...children(node, 'implements')];
}

/** A constructor's parameters that declare properties. */
function promoted(member: Node): Node[] {
  return children(member, 'arguments').filter((item) => Boolean(item.flags) || flag(item, 'readonly'));
}

function declareClass(file: FileScope, node: Node): PhpClass {
  const name = file.declaredName(node);
  const type = node.kind === 'enum' ? enumeration(name, []) : phpClass(name);
  type.parents.push(...supertypes(node).map((item) => file.className(nameOf(item))));
  for (const member of children(node, 'body')) {
    switch (member.kind) {
      case 'method':
        type.methods.set(nameOf(member).toLowerCase(), file.signature(member, name));
        for (const item of promoted(member)) type.properties.set(nameOf(item), file.parameter(item, name).type);
        break;
      case 'propertystatement':
        for (const item of children(member, 'properties')) type.properties.set(nameOf(item), file.type(item, name));
        break;
      case 'classconstant':
        for (const item of children(member, 'constants')) type.constants.set(nameOf(item), mixed);
        break;
      case 'enumcase':
        type.constants.set(nameOf(member), typeOf(name));
        break;
      case 'traituse':
        type.complete = false;
    }
  }
  return type;
}

/** Adds a file's classes and functions to the unit's. */
export function declare(file: FileScope): void {
  const {classes, functions, objects} = file.symbols;
  for (const node of file.declarations) {
    const name = file.declaredName(node).toLowerCase();
    classes.set(name, declareClass(file, node));
    if (file.attribute(node, 'DaggerObject')) objects.add(name);
  }
  for (const node of file.functions) functions.set(file.declaredName(node).toLowerCase(), file.signature(node, ''));
}

/** Checks a file of a unit, all of whose files have been declared. */
export class FileChecker {
  constructor(private readonly file: FileScope) {}

  check(): void {
    const {symbols, importedClasses, importedFunctions} = this.file;
    const top = new Body(this.file, '');
    for (const node of this.file.statements) top.infer(node);
    for (const node of this.file.functions) new Body(this.file, '').check(node);
    for (const node of this.file.declarations) this.declaration(node);
    for (const {node, name} of importedClasses.values())
      if (/^Dagger\\/i.test(name)) this.file.requireClass(name, node);

    for (const [alias, {node, name}] of importedFunctions) {
      if (!symbols.functions.has(name.toLowerCase()))
        this.file.report(node, `Function "${name}" (used as ${alias}) not found`);
    }
  }

  private attributes(node: Node, self: string): void {
    for (const attribute of attributesOf(node)) {
      const name = this.file.className(nameOf(attribute));
      const found = this.file.symbols.find(name);
      if (!found) this.file.report(attribute, `Attribute class "${name}" not found`);
      const constructor = found?.methods.get('__construct');
      new Body(this.file, self).arguments(children(attribute, 'args'), attribute, constructor, name);
    }
  }

  private declaration(node: Node): void {
    const self = this.file.declaredName(node);
    const object = this.file.attribute(node, 'DaggerObject') !== undefined;
    this.attributes(node, self);
    for (const above of supertypes(node)) this.file.requireClass(this.file.className(nameOf(above)), above);
    for (const member of children(node, 'body')) {
      if (member.kind === 'method') {
        this.attributes(member, self);
        for (const parameter of children(member, 'arguments')) this.attributes(parameter, self);
        new Body(this.file, self).check(member);
        if (object && this.file.attribute(member, 'DaggerFunction')) this.daggerFunction(member, self);
      }
      for (const property of children(member, 'properties')) {
        this.attributes(property, self);
        this.file.checkType(property);
        new Body(this.file, self).infer(child(property, 'value'));
      }
      if (!object || flag(member, 'isStatic')) continue;
      for (const item of [...children(member, 'properties'), ...promoted(member)]) this.restorable(item, self);
    }
  }

  /** Reports a property that the SDK's serializer can't restore from the object's state. */
  private restorable(node: Node, self: string): void {
    const {file} = this;
    if (file.attribute(node, 'Type', serializerNamespace)) return;
    const type = file.type(node, self);
    if (type.atoms.has('array') || isMixed(type)) {
      file.report(
        node,
        `the SDK can't restore $${nameOf(node)} without #[Type('array<…>')], from ${serializerNamespace}`,
      );
    }
    for (const atom of type.atoms) {
      if (!file.symbols.find(atom)?.parents.includes('UnitEnum')) continue;
      file.report(
        node,
        `the SDK can't restore $${nameOf(node)}, because ${atom} is an enumeration. Keep its value instead`,
      );
    }
  }

  /** What the SDK doesn't report itself, or not where it's wrong. */
  private daggerFunction(node: Node, self: string): void {
    if (nameOf(node) !== '__construct') this.described(node, self, 'ReturnsListOfType');
    for (const parameter of children(node, 'arguments')) {
      this.described(parameter, self, 'ListOfType');
      const type = this.file.type(parameter, self);
      this.decodable(type, child(parameter, 'type'));
      if (type.element) this.decodable(type.element, this.file.listElement(parameter));
    }
  }

  /** Reports an array whose elements have no type. */
  private described(owner: Node, self: string, attribute: string): void {
    if (this.file.type(owner, self).atoms.has('array') && !this.file.attribute(owner, attribute))
      this.file.report(child(owner, 'type'), `an array needs #[${attribute}]`);
  }

  /** The SDK's `DecodesValue` passes on the JSON of a scalar or an enum unchanged, including quotes. */
  private decodable(type: PhpType, node: Node | undefined): void {
    for (const atom of type.atoms) {
      const parents = this.file.symbols.find(atom)?.parents ?? [];
      if (parents.includes('UnitEnum') || parents.includes('Dagger\\Client\\AbstractScalar')) {
        this.file.report(
          node,
          `a function can't accept ${atom}, because the value arrives with JSON quotes. Accept a string instead`,
        );
      }
    }
  }
}
