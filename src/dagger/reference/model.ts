import {createRequire} from 'node:module';
import type {
  Comment,
  DeclarationReflection,
  ParameterReflection,
  ProjectReflection,
  Reflection,
  ReflectionGroup,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import type * as TypeDoc from 'typedoc';
import {apiName} from '../api/names';
import {sinceOf, type Since} from '../facts/facts';
import type {ReferenceConfig} from './config';
import {sentenceCase, summary} from './prose';

/** Node's own `require`, called lazily: the site's loader would transpile TypeDoc and TypeScript again. */
export const nativeRequire = createRequire(__filename);
export const typedoc = (): typeof TypeDoc => nativeRequire('typedoc') as typeof TypeDoc;

export type Symbol = DeclarationReflection;
/** The exported symbols by API name, sorted by module and name. */
export type Sdk = ReadonlyMap<string, Symbol>;

/**
 * In the order of a module's page: title, noun in running text, anchor. A symbol belongs to the first matching group.
 */
export const memberGroups: [title: string, one: string, more: string, id: string, has: (symbol: Symbol) => boolean][] =
  [
    ['Functions', 'function', 'functions', 'functions', (symbol) => kindOf(symbol) === 'Function'],
    ['Variables', 'variable', 'variables', 'variables', (symbol) => kindOf(symbol) === 'Variable'],
    ['Classes', 'class', 'classes', 'classes', (symbol) => kindOf(symbol) === 'Class'],
    ['Enumerations', 'enumeration', 'enumerations', 'enumerations', (symbol) => kindOf(symbol) === 'Enum'],
    ['Options', 'options type', 'options types', 'options', ({name}) => name.endsWith('Opts')],
    ['IDs', 'ID', 'IDs', 'ids', (symbol) => isId(symbol)],
    ['Other types', 'other type', 'other types', 'types', () => true],
  ];

/** TypeDoc's name for the symbol's kind: `Class`, `TypeAlias`, …. */
export const kindOf = (symbol: Reflection): string => typedoc().ReflectionKind[symbol.kind];
export const isId = (symbol: Symbol): boolean => kindOf(symbol) === 'TypeAlias' && symbol.name.endsWith('ID');
const opaqueText = "The value is opaque: pass it from one call to another, and don't interpret it.";
const byName = (a: Symbol, b: Symbol): number => a.name.localeCompare(b.name, 'en');

/**
 * Converts TypeDoc's model to the structure of the pages: one module per configured one, without hidden symbols, with
 * the page's groups. Comments get the site's texts, and the tags `@summary` and `@since`.
 */
export function arrange(project: ProjectReflection, config: ReferenceConfig, since: Since): void {
  const {ReflectionGroup, ReflectionKind} = typedoc();
  const found = [...(project.children ?? [])];
  for (const {path, declarations} of config.modules) {
    const names = declarations.map((name) => name.replace(/\/index$/, ''));
    const [target, ...others] = names.flatMap((name) => found.filter((module) => module.name === name));
    if (!target) continue;
    for (const other of others) project.mergeReflections(other, target);
    target.name = path;
  }
  for (const reflection of Object.values(project.reflections)) {
    const internal = reflection.parent?.kindOf(ReflectionKind.Class) && reflection.name.startsWith('_');
    // Arguments of GraphQL introspection, which no SDK method has.
    const concealed = reflection.parent?.kindOf(ReflectionKind.Module) && reflection.name.startsWith('__');
    if (internal || concealed || reflection.kindOf(ReflectionKind.Constructor)) {
      project.removeReflection(reflection);
    }
    // The SDK declares methods as properties that hold arrow functions.
    else if (reflection.isDeclaration() && reflection.parent?.kindOf(ReflectionKind.Class)) {
      const signature = signatureOf(reflection);
      if (!signature) continue;
      signature.parent = reflection;
      reflection.signatures = [signature];
      reflection.kind = ReflectionKind.Method;
      reflection.type = undefined;
    }
  }
  const sdk = symbolsOf(project, config);
  const group = (parent: Symbol, title: string, children: Symbol[]): ReflectionGroup[] => {
    const own = new ReflectionGroup(title, parent);
    own.children = children;
    return children.length > 0 ? [own] : [];
  };
  annotate(sdk, config, since);
  for (const module of project.children ?? []) {
    const symbols = [...sdk.values()].filter(({parent}) => parent === module);
    module.groups = memberGroups.flatMap(([title, , , id], index) =>
      group(
        module,
        `${title} {#${id}}`,
        symbols.filter((symbol) => memberGroups.findIndex(([, , , , has]) => has(symbol)) === index),
      ),
    );
  }
  for (const symbol of sdk.values()) {
    const isClass = kindOf(symbol) === 'Class';
    // The plugin doesn't write a heading for a group of this name.
    symbol.groups &&= [
      ...group(symbol, isClass ? 'Properties {#api-properties}' : 'none', fieldsOf(symbol)),
      ...group(symbol, 'Methods {#api-methods}', methodsOf(symbol)),
    ];
  }
}

/** The symbols of an arranged project. */
export function symbolsOf(project: ProjectReflection, {modules}: ReferenceConfig): Sdk {
  const symbols = modules.flatMap(({path}) =>
    (project.children?.find(({name}) => name === path)?.children ?? []).sort(byName),
  );
  return new Map(symbols.map((symbol) => [apiName(symbol.name), symbol]));
}

/** The signature of a function, a method, or a function type. */
export function signatureOf({signatures, type}: Symbol): SignatureReflection | undefined {
  return (signatures ?? (type?.type === 'reflection' ? type.declaration.signatures : undefined))?.[0];
}

function membersOf({children, type}: Symbol): Symbol[] {
  return children ?? (type?.type === 'reflection' ? type.declaration.children : undefined) ?? [];
}

/** A class's methods by name, or the function itself. */
export function methodsOf(symbol: Symbol): Symbol[] {
  return symbol.signatures ? [symbol] : membersOf(symbol).filter(signatureOf).sort(byName);
}

/** The properties of a class, an object type or a constant; the members of an enum. */
export const fieldsOf = (symbol: Symbol): Symbol[] => membersOf(symbol).filter((member) => !signatureOf(member));

/** The method whose options a type alias describes, by the alias's name. */
export function optionOwners(sdk: Sdk): Map<string, Symbol> {
  const methods = [...sdk.values()].filter((symbol) => kindOf(symbol) === 'Class').flatMap(methodsOf);
  const entries = methods.map((method): [string, Symbol] => [
    typeText(signatureOf(method)?.parameters?.at(-1)?.type),
    method,
  ]);
  return new Map(entries.filter(([name]) => name.endsWith('Opts') && sdk.has(name)));
}

/** A type in TypeScript syntax; TypeDoc abbreviates functions and objects. */
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

/** The SDK's symbols in a type, in order of appearance. */
export function typeRefs(type: SomeType | undefined): string[] {
  const refs = new Set<string>();
  const visitor = typedoc().makeRecursiveVisitor({
    reference: ({reflection}) => {
      if (reflection) refs.add(apiName(reflection.name));
    },
    reflection: ({declaration: {signatures: [signature] = [], children = []}}) => {
      for (const part of [...children, ...(signature?.parameters ?? []), signature]) part?.type?.visit(visitor);
    },
  });
  type?.visit(visitor);
  return [...refs];
}

/** The text of a comment, or of a block tag; undefined without the tag. */
export function commentText(comment: Comment | undefined, tag?: `@${string}`): string | undefined {
  const parts = tag ? comment?.getTag(tag)?.content : (comment?.summary ?? []);
  const text = parts?.map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text)).join('');
  // The SDK opens one link tag with the wrong bracket.
  return text?.replace(/\(@link (\w+)\}/g, '`$1`').trim();
}

/** Sets the comments of symbols, members, parameters and options, as the pages show them. */
function annotate(sdk: Sdk, {summaries, replacements}: ReferenceConfig, since: Since): void {
  const {Comment, CommentTag} = typedoc();
  const owners = optionOwners(sdk);
  const marker = /^EXPERIMENTAL API!.*$/m;

  /**
   * Sets a comment.
   *
   * @param path the name in facts and configuration: `Container.withExec(args)`
   * @param words.own replaces the SDK's comment, completely where there's room for one line only
   * @param words.more is added to the full text
   * @param words.release the release that introduced it, if its own name isn't listed
   */
  function write(
    target: Symbol | ParameterReflection,
    path: string,
    {own = summaries[path], more = '', release}: {own?: string; more?: string; release?: string} = {},
  ): void {
    const old = target.comment ?? ('signatures' in target ? signatureOf(target)?.comment : undefined);
    // The SDK closes a bracket that it never opened.
    const raw = commentText(old)?.replace(/^([^(]*)\)$/, '$1') ?? '';
    const deprecated = commentText(old, '@deprecated');
    const text = own ?? sentenceCase(raw.replace(marker, '').trim());
    const tags: [tag: `@${string}`, words: string | undefined][] = [
      ['@summary', own ?? summary(text)],
      ['@since', sinceOf(since, path) ?? release],
      ['@deprecated', deprecated === undefined ? undefined : (replacements[path] ?? sentenceCase(deprecated))],
      ['@defaultValue', commentText(old, '@defaultValue')],
    ];
    target.comment = new Comment(
      [{kind: 'text', text: text + more}],
      tags.flatMap(([tag, words]) => (words === undefined ? [] : new CommentTag(tag, [{kind: 'text', text: words}]))),
      new Set(marker.test(raw) || old?.hasModifier('@experimental') ? ['@experimental'] : []),
    );
  }

  for (const [name, symbol] of sdk) {
    const owner = owners.get(name);
    const path = owner && `${apiName(owner.parent?.name ?? '')}.${apiName(owner.name)}`;
    const fields = fieldsOf(symbol);
    for (const field of fields) write(field, path ? `${path}(${field.name})` : `${name}.${field.name}`);
    for (const method of methodsOf(symbol)) {
      const member = `${name}.${apiName(method.name)}`;
      for (const param of signatureOf(method)?.parameters ?? []) write(param, `${member}(${param.name})`);
      if (method !== symbol) write(method, member);
    }
    if (path) {
      const releases = fields.map((field) => commentText(field.comment, '@since')).sort();
      // If a method's options were all added later, their type is as new as the first of them.
      const release = releases.every(Boolean) ? releases[0] : undefined;
      write(symbol, path, {own: `Options of \`${apiName(owner.parent?.name ?? '')}.${owner.name}\`.`, release});
    } else if (isId(symbol) && sdk.has(name.slice(0, -2))) {
      write(symbol, name, {own: `Identifies an object of type \`${name.slice(0, -2)}\`.`, more: ` ${opaqueText}`});
    } else {
      const silent = !commentText(symbol.comment ?? signatureOf(symbol)?.comment) && !summaries[name];
      const own = silent ? `The type \`${name}\` of the Dagger API.` : summaries[name];
      const renamed = `\n\nIn TypeScript the class is named \`${symbol.name}\`; everywhere else in the API it is \`${name}\`.`;
      write(symbol, name, {own, more: symbol.name === name ? '' : renamed});
    }
  }
}
