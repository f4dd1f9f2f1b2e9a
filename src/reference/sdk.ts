import {createRequire} from 'node:module';
import type {Comment, DeclarationReflection, ProjectReflection, SignatureReflection, SomeType} from 'typedoc';
import type * as TypeDoc from 'typedoc';
import type {ReferenceConfig} from './config';

/** Node's own `require`, and only when needed: the site's loader would transpile TypeDoc and TypeScript again. */
export const nativeRequire = createRequire(__filename);
export const typedoc = (): typeof TypeDoc => nativeRequire('typedoc') as typeof TypeDoc;

/** The exported symbols by TypeScript name, in the order of the modules, then of kind and name. */
export type Sdk = ReadonlyMap<string, DeclarationReflection>;

/** A method and the type it belongs to; a function belongs to itself. */
export interface Usage {
  owner: DeclarationReflection;
  method: DeclarationReflection;
}

export interface Doc {
  /** Markdown of the SDK's comment; may be empty. */
  text: string;
  /** What to use instead; set means deprecated. */
  deprecated: string | undefined;
  experimental: boolean;
}

const ORDER = ['Class', 'Enum', 'Interface', 'TypeAlias', 'Function', 'Variable'];

/** `Class`, `TypeAlias`, …: the name of the symbol's kind in TypeDoc. */
export const kindOf = (symbol: DeclarationReflection): string => typedoc().ReflectionKind[symbol.kind];

/** The name in the API: TypeScript appends an underscore to its own reserved words. */
export const apiName = (tsName: string): string => tsName.replace(/_$/, '');

/** Puts the modules of the project into the form of the pages: one for each configured module, without hidden symbols. */
export function arrange(project: ProjectReflection, {modules, hidden}: ReferenceConfig): void {
  const {ReflectionKind} = typedoc();
  const found = [...(project.children ?? [])];
  for (const {path, declarations} of modules) {
    const names = declarations.map((name) => name.replace(/\/index$/, ''));
    const [target, ...others] = names.flatMap((name) => found.filter((module) => module.name === name));
    if (!target) continue;
    for (const other of others) project.mergeReflections(other, target);
    target.name = path;
  }
  for (const reflection of Object.values(project.reflections)) {
    const internal = reflection.parent?.kindOf(ReflectionKind.Class) && reflection.name.startsWith('_');
    const concealed = reflection.parent?.kindOf(ReflectionKind.Module) && hidden.test(reflection.name);
    if (internal || concealed || reflection.kindOf(ReflectionKind.Constructor)) project.removeReflection(reflection);
  }
}

/** The symbols of an arranged project. */
export function symbolsOf(project: ProjectReflection, {modules}: ReferenceConfig): Sdk {
  const symbols = modules.flatMap(({path}) =>
    (project.children?.find(({name}) => name === path)?.children ?? []).sort(
      (a, b) => ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b)) || a.name.localeCompare(b.name, 'en'),
    ),
  );
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}

/** The signature of a function or method; the SDK declares some methods as properties that hold arrow functions. */
export function signatureOf({signatures, type}: DeclarationReflection): SignatureReflection | undefined {
  return (signatures ?? (type?.type === 'reflection' ? type.declaration.signatures : undefined))?.[0];
}

function membersOf({children, type}: DeclarationReflection): DeclarationReflection[] {
  return children ?? (type?.type === 'reflection' ? type.declaration.children : undefined) ?? [];
}

/** The methods of a class by name, or the function itself. */
export function methodsOf(symbol: DeclarationReflection): DeclarationReflection[] {
  if (symbol.signatures) return [symbol];
  return membersOf(symbol)
    .filter(signatureOf)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The properties of a class, an object type or a constant; the members of an enumeration. */
export const fieldsOf = (symbol: DeclarationReflection): DeclarationReflection[] =>
  membersOf(symbol).filter((member) => !signatureOf(member));

/** The method whose options a type alias holds, by the alias's name. */
export function optionOwners(sdk: Sdk): Map<string, Usage> {
  const owners = new Map<string, Usage>();
  for (const owner of sdk.values()) {
    if (kindOf(owner) !== 'Class') continue;
    for (const method of methodsOf(owner)) {
      const name = typeText(signatureOf(method)?.parameters?.at(-1)?.type);
      if (name.endsWith('Opts') && sdk.has(name)) owners.set(name, {owner, method});
    }
  }
  return owners;
}

/** A type as TypeScript writes it; TypeDoc abbreviates functions and objects. */
export function typeText(type: SomeType | undefined): string {
  if (type?.type === 'intersection') return type.types.map(typeText).join(' & ');
  if (type?.type !== 'reflection') return type?.toString() ?? 'unknown';
  const list = (parts: readonly {name: string; type?: SomeType}[] = []): string[] =>
    parts.map((part) => `${part.name}: ${typeText(part.type)}`);
  const [signature] = type.declaration.signatures ?? [];
  return signature
    ? `(${list(signature.parameters).join(', ')}) => ${typeText(signature.type)}`
    : `{${list(type.declaration.children).join('; ')}}`;
}

/** The names of the SDK's symbols in a type, in order of appearance. */
export function typeRefs(type: SomeType | undefined): string[] {
  const refs = new Set<string>();
  const visitor = typedoc().makeRecursiveVisitor({
    reference: ({reflection, name}) => {
      if (reflection) refs.add(name);
    },
    reflection: ({declaration: {signatures: [signature] = [], children = []}}) => {
      for (const part of [...children, ...(signature?.parameters ?? []), signature]) part?.type?.visit(visitor);
    },
  });
  type?.visit(visitor);
  return [...refs];
}

export function docOf(comment: Comment | undefined): Doc {
  const experimental = /^EXPERIMENTAL API!.*$/m;
  // The SDK closes a bracket that was never opened.
  const text = partsText(comment?.summary).replace(/^([^(]*)\)$/, '$1');
  const deprecated = comment?.getTag('@deprecated');
  return {
    text: text.replace(experimental, '').trim(),
    deprecated: deprecated && partsText(deprecated.content),
    experimental: experimental.test(text) || (comment?.hasModifier('@experimental') ?? false),
  };
}

function partsText(parts: Comment['summary'] = []): string {
  const text = parts.map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text)).join('');
  // One link tag of the SDK is opened with the wrong bracket.
  return text.replace(/\(@link (\w+)\}/g, '`$1`').trim();
}
