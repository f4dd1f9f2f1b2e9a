import type {PhpClass, PhpMethod} from './catalog';
import {isMixed, type PhpType} from './types';

/** All classes and functions that the files of a unit can use. */
export class Symbols {
  /** Lowercase full names of the unit's classes with `#[DaggerObject]`. */
  readonly objects = new Set<string>();

  /**
   * @param classes by lowercase full name
   * @param functions by lowercase full name
   */
  constructor(
    readonly classes = new Map<string, PhpClass>(),
    readonly functions = new Map<string, PhpMethod>(),
  ) {}

  find(name: string): PhpClass | undefined {
    return this.classes.get(name.toLowerCase());
  }

  /** A class, and everything known that it extends or implements. */
  lineage(type: PhpClass): PhpClass[] {
    const all = new Set([type]);
    for (const {parents} of all) {
      for (const parent of parents) {
        const found = this.find(parent);
        if (found) all.add(found);
      }
    }
    return [...all];
  }

  /** A member of a class, its own or inherited. */
  member<Member>(type: PhpClass, read: (type: PhpClass) => Member | undefined): Member | undefined {
    return this.lineage(type)
      .map(read)
      .find((member) => member !== undefined);
  }

  /** Whether a class may have unknown methods, because it extends a library's class. */
  isOpen(type: PhpClass): boolean {
    return this.lineage(type).some(
      ({methods, parents}) => methods.has('__call') || parents.some((parent) => !this.find(parent)),
    );
  }

  /** Whether a type is assignable to another, as in a file with strict types. */
  accepts(expected: PhpType, given: PhpType): boolean {
    if (isMixed(expected) || isMixed(given)) return true;
    if (![...given.atoms].every((atom) => this.acceptsAtom(expected, atom))) return false;
    return !expected.element || !given.element || this.accepts(expected.element, given.element);
  }

  private acceptsAtom({atoms}: PhpType, atom: string): boolean {
    if (atoms.has(atom)) return true;
    if (atom === 'int' && atoms.has('float')) return true;
    // The name of a function, or an object with the name of its method.
    if (atoms.has('callable') && (atom === 'string' || atom === 'array')) return true;
    if (['int', 'float', 'string', 'bool', 'array', 'null', 'void'].includes(atom)) return false;
    const found = this.find(atom);
    if (!found || atoms.has('object') || this.isOpen(found)) return true;
    const names = this.lineage(found).map(({name}) => name.toLowerCase());
    return [...atoms].some((name) => names.includes(name.toLowerCase()));
  }
}
