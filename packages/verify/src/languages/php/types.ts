/** A PHP type: the names of a union's members; classes have full names without a leading backslash. */
export interface PhpType {
  atoms: ReadonlySet<string>;
  /** The type of an array's elements, if known. */
  element?: PhpType;
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
  if (types.length === 0 || types.some(isMixed)) return mixed;
  const atoms = new Set(types.flatMap((type) => [...type.atoms]));
  return types.every(({element}) => element) ? {atoms, element: types[0]?.element} : {atoms};
}

export function withNull(type: PhpType): PhpType {
  return isMixed(type) ? mixed : {...type, atoms: new Set([...type.atoms, 'null'])};
}

export function withoutNull(type: PhpType): PhpType {
  return {...type, atoms: new Set([...type.atoms].filter((atom) => atom !== 'null'))};
}

/** Formats a type as in PHP's messages: `?string`, `int|string`; an array with its elements: `array<string>`. */
export function show(type: PhpType): string {
  const names = [...withoutNull(type).atoms]
    .sort()
    .map((atom) => (atom === 'array' && type.element ? `array<${show(type.element)}>` : atom));
  if (!type.atoms.has('null')) return names.join('|');
  return names.length === 1 ? `?${names[0] ?? ''}` : [...names, 'null'].join('|');
}
