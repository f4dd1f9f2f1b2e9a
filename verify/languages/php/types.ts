/** A PHP type: the names of a union's members; classes have full names without a leading backslash. */
export interface PhpType {
  atoms: ReadonlySet<string>;
  /** The type of an array's elements, if known. */
  element?: PhpType;
  /** The return type of a closure, if known. */
  returns?: PhpType;
}

/** An unknown type, which allows everything. */
export const mixed: PhpType = {atoms: new Set(['mixed'])};

export function typeOf(...atoms: string[]): PhpType {
  return {atoms: new Set(atoms)};
}

export function arrayOf(element: PhpType): PhpType {
  return {atoms: new Set(['array']), element};
}

export function isMixed(type: PhpType): boolean {
  return type.atoms.has('mixed');
}

export function union(...types: readonly PhpType[]): PhpType {
  const [first = mixed, ...rest] = types;
  if (types.some(isMixed)) return mixed;
  const elements = types.map(({element}) => element);
  const element = elements.every((item) => item !== undefined) ? elements[0] : undefined;
  const atoms = new Set([first, ...rest].flatMap((type) => [...type.atoms]));
  return element ? {atoms, element} : {atoms};
}

export function withoutNull(type: PhpType): PhpType {
  return {...type, atoms: new Set([...type.atoms].filter((atom) => atom !== 'null'))};
}

const aliases: Record<string, string> = {
  boolean: 'bool',
  integer: 'int',
  double: 'float',
  true: 'bool',
  false: 'bool',
};

/** `int` for `integer` and the like. */
export function canonical(name: string): string {
  return aliases[name.toLowerCase()] ?? name.toLowerCase();
}

export const builtin: ReadonlySet<string> = new Set(
  'string int float bool array null void mixed object callable iterable never self static parent'.split(' '),
);

/** Formats a type as in PHP's messages: `?string`, `int|string`; an array with its elements: `array<string>`. */
export function show(type: PhpType): string {
  const names = [...type.atoms]
    .filter((atom) => atom !== 'null')
    .sort()
    .map((atom) => (atom === 'array' && type.element ? `array<${show(type.element)}>` : atom));
  if (!type.atoms.has('null')) return names.join('|');
  return names.length === 1 ? `?${names[0] ?? ''}` : [...names, 'null'].join('|');
}
