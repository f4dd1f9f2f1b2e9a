import path from 'node:path';
import ts from 'typescript';
import {InputError} from '@docs-kit/base/node/error';
import {apiName} from '../api/names';
import {describe, type Description} from '../api/syntax';
import {sinceOf, type Since} from '../facts/facts';
import type {ReferenceConfig} from './config';
import {sentenceCase, summary} from './prose';

/** The texts of a symbol, a member or a parameter, in Markdown. */
export interface Comment {
  text: string;
  /** In one sentence. */
  summary: string;
  /** The release that introduced it; undefined if the snapshot has it. */
  since: string | undefined;
  /** What to use instead, if it's deprecated. */
  deprecated: string | undefined;
  isExperimental: boolean;
  defaultValue: string | undefined;
}

/** A type in TypeScript syntax, and the API names of the SDK's symbols in it, in order. */
export interface Type {
  text: string;
  names: string[];
}

/** A property, an option, a parameter or a member of an enum, whose value is its type. */
export interface Field {
  name: string;
  type: Type;
  isOptional: boolean;
  comment: Comment;
}

/** A method of a class, or a function. */
export interface Method {
  name: string;
  /** With its class: `Container.import_`; a function's name. */
  path: string;
  /** The class; of a function, itself. */
  symbol: SymbolName;
  parameters: Field[];
  returns: Type;
  comment: Comment;
}

/** The symbols' folders below their module's, by the kind of their declaration. */
const folders: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.FunctionDeclaration]: 'functions',
  [ts.SyntaxKind.VariableDeclaration]: 'variables',
  [ts.SyntaxKind.ClassDeclaration]: 'classes',
  [ts.SyntaxKind.EnumDeclaration]: 'enumerations',
  [ts.SyntaxKind.InterfaceDeclaration]: 'interfaces',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type-aliases',
};

interface SymbolName {
  /** The path of its module. */
  module: string;
  /** `classes`, `type-aliases`, … */
  folder: string;
  name: string;
}

/** What the SDK exports. */
export interface Symbol extends SymbolName {
  comment: Comment;
  fields: Field[];
  /** By name; a function's only one is itself. */
  methods: Method[];
  /** The type of a variable or an alias without fields. */
  type: Type | undefined;
  /** The method whose options it describes: `Container.withExec`. */
  optionsOf: string | undefined;
}

/** The exported symbols by API name, sorted by module and name. */
export type Sdk = ReadonlyMap<string, Symbol>;

/**
 * In the order of a module's page: title, noun in running text, anchor. A symbol belongs to the first matching group.
 */
export const memberGroups: [title: string, one: string, more: string, id: string, has: (symbol: Symbol) => boolean][] =
  [
    ['Functions', 'function', 'functions', 'functions', ({folder}) => folder === 'functions'],
    ['Variables', 'variable', 'variables', 'variables', ({folder}) => folder === 'variables'],
    ['Classes', 'class', 'classes', 'classes', ({folder}) => folder === 'classes'],
    ['Enumerations', 'enumeration', 'enumerations', 'enumerations', ({folder}) => folder === 'enumerations'],
    ['Options', 'options type', 'options types', 'options', ({name}) => name.endsWith('Opts')],
    ['IDs', 'ID', 'IDs', 'ids', (symbol) => isId(symbol)],
    ['Other types', 'other type', 'other types', 'types', () => true],
  ];

/** The SDK's words. */
type Written = Pick<Description, 'text' | 'tags'>;

/** What a comment has besides them. */
interface Words {
  /** Replaces the SDK's comment, completely where there's room for one line only. */
  own?: string;
  /** Is added to the full text. */
  more?: string;
  /** The release that introduced it, if its own name isn't listed. */
  release?: string;
}

export const isId = ({folder, name}: SymbolName): boolean => folder === 'type-aliases' && name.endsWith('ID');

/** The type that an alias names, rather than the name. */
const expanded = ts.TypeFormatFlags.InTypeAlias;
const opaqueText = "The value is opaque: pass it from one call to another, and don't interpret it.";
const experimental = /^EXPERIMENTAL API!.*$/m;
const byName = (a: {name: string}, b: {name: string}): number => a.name.localeCompare(b.name, 'en');

/** The configured modules' declaration files, relative to the site, in order. */
export function declarationFiles({modules, packageName}: ReferenceConfig): string[] {
  return modules.flatMap(({declarations}) => declarations.map((name) => declarationFile(packageName, name)));
}

const declarationFile = (packageName: string, name: string): string =>
  `node_modules/${packageName}/dist/src/${name}.d.ts`;

/**
 * Reads what an SDK package exports, with its comments as the pages show them.
 *
 * @throws InputError if one of its files is missing
 */
export function readSdk(siteDir: string, config: ReferenceConfig, since: Since): Sdk {
  const program = ts.createProgram(
    declarationFiles(config).map((file) => path.join(siteDir, file)),
    {moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, types: ['node']},
  );
  const checker = program.getTypeChecker();
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function exportsOf(name: string): ts.Symbol[] {
    const file = declarationFile(config.packageName, name);
    const source = program.getSourceFile(path.join(siteDir, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new InputError([`${file}:1: this isn't a module of the SDK package. Run "npm ci".`]);
    // Without the arguments of GraphQL introspection, which no SDK method has.
    return checker
      .getExportsOfModule(module)
      .flatMap((symbol) => (symbol.name.startsWith('__') ? [] : resolved(symbol)));
  }
  const exported = config.modules.flatMap(({path: module, declarations}) =>
    declarations
      .flatMap(exportsOf)
      .sort(byName)
      .map((symbol) => ({module, symbol})),
  );
  const names = new Map(exported.map(({symbol}) => [symbol, apiName(symbol.name)]));

  function typeOf(node: ts.TypeNode | undefined, flags = ts.TypeFormatFlags.None): Type {
    if (!node) return {text: 'any', names: []};
    const found = new Set<string>();
    const visit = (inner: ts.Node): void => {
      const symbol = ts.isTypeReferenceNode(inner) && checker.getSymbolAtLocation(inner.typeName);
      const name = symbol && names.get(resolved(symbol));
      if (name) found.add(name);
      ts.forEachChild(inner, visit);
    };
    visit(node);
    const type = checker.getTypeFromTypeNode(node);
    const text = checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.NoTruncation);
    return {text: text.replace('{ ', '{').replace('; }', '}'), names: [...found]};
  }

  /** The declarations of a symbol's public members, those it inherits among them, in the order of the sources. */
  function membersOf(symbol: ts.Symbol): ts.NamedDeclaration[] {
    const types = [checker.getTypeOfSymbol(symbol), checker.getDeclaredTypeOfSymbol(symbol)];
    return types
      .filter((type) => type.flags & ts.TypeFlags.Object && (type.symbol === symbol || !names.has(type.symbol)))
      .flatMap((type) => checker.getPropertiesOfType(type))
      .flatMap(({name, declarations: [member] = []}) =>
        member && !name.startsWith('_') ? [member as ts.NamedDeclaration] : [],
      )
      .filter((member) => !program.isSourceFileDefaultLibrary(member.getSourceFile()))
      .sort((a, b) => {
        const [one, other] = [a.getSourceFile().fileName, b.getSourceFile().fileName];
        return one === other ? a.pos - b.pos : one < other ? -1 : 1;
      });
  }

  /** The methods whose options types describe, such as `Container.withExec`, by the names of these types. */
  const owners = new Map(
    exported.flatMap(({symbol}) =>
      membersOf(symbol).flatMap((member) => {
        const options = signatureOf(member)?.parameters.at(-1)?.type?.getText() ?? '';
        return options.endsWith('Opts') ? [[options, `${apiName(symbol.name)}.${nameOf(member)}`] as const] : [];
      }),
    ),
  );

  /**
   * Creates a comment.
   *
   * @param place the name in facts and configuration: `Container.withExec(args)`
   */
  function commentOf(
    {text: written, tags}: Written,
    place: string,
    {own = config.summaries[place], more = '', release}: Words = {},
  ): Comment {
    // The SDK closes a bracket that it never opened, and opens one link tag with the wrong one.
    const raw = written.replace(/[({]@link (\w+)\}/g, '`$1`').replace(/^([^(]*)\)$/, '$1');
    const deprecated = tags.get('deprecated');
    const text = own ?? sentenceCase(raw.replace(experimental, '').trim());
    return {
      text: text + more,
      summary: own ?? summary(text),
      since: sinceOf(since, place) ?? release,
      deprecated: deprecated === undefined ? undefined : (config.replacements[place] ?? sentenceCase(deprecated)),
      isExperimental: experimental.test(raw) || tags.has('experimental'),
      defaultValue: tags.get('defaultValue'),
    };
  }

  function fieldOf(node: ts.NamedDeclaration, place: string, description = descriptionOf(node)): Field {
    const {type, initializer, questionToken} = node as ts.PropertyDeclaration;
    return {
      name: nameOf(node),
      type: type ? typeOf(type) : {text: initializer?.getText() ?? '', names: []},
      isOptional: questionToken !== undefined,
      comment: commentOf(description, place),
    };
  }

  /** The comment of a property, or of the one that it overrides. */
  function descriptionOf(node: ts.NamedDeclaration): Written {
    const {text, tags} = describe(node);
    const overridden = node.name && checker.getSymbolAtLocation(node.name)?.getDocumentationComment(checker);
    return {text: text || ts.displayPartsToString(overridden), tags};
  }

  function methodOf(node: ts.NamedDeclaration, symbol: SymbolName, path: string): Method[] {
    const signature = signatureOf(node);
    if (!signature) return [];
    const {params, ...description} = describe(node);
    const place = apiName(path);
    const parameters = signature.parameters.map((parameter) => {
      const name = nameOf(parameter);
      return fieldOf(parameter, `${place}(${name})`, {text: params.get(name) ?? '', tags: new Map()});
    });
    const comment = commentOf(description, place);
    return [{name: nameOf(node), path, symbol, parameters, returns: typeOf(signature.type), comment}];
  }

  /** What a symbol's own comment is replaced with, or completed by. */
  function wordsFor(symbol: SymbolName, description: Description, fields: readonly Field[]): Words {
    const name = apiName(symbol.name);
    const owner = owners.get(name);
    const object = name.slice(0, -2);
    if (owner !== undefined) {
      const releases = fields.map(({comment}) => comment.since).sort();
      // If a method's options were all added later, their type is as new as the first of them.
      return {own: `Options of \`${owner}\`.`, release: releases.every(Boolean) ? releases[0] : undefined};
    }
    if (isId(symbol) && [...names.values()].includes(object))
      return {own: `Identifies an object of type \`${object}\`.`, more: ` ${opaqueText}`};
    const renamed = `\n\nIn TypeScript the class is named \`${symbol.name}\`; everywhere else in the API it is \`${name}\`.`;
    const silent = description.text === '' ? `The type \`${name}\` of the Dagger API.` : undefined;
    return {own: config.summaries[name] ?? silent, more: symbol.name === name ? '' : renamed};
  }

  function readSymbol(module: string, symbol: ts.Symbol): Symbol {
    const [declaration] = symbol.declarations as [ts.VariableDeclaration];
    const name = {module, folder: folders[declaration.kind] ?? '', name: symbol.name};
    const own = apiName(symbol.name);
    const optionsOf = owners.get(own);
    const place = apiName(optionsOf ?? own);
    const members = membersOf(symbol);
    const fields = members
      .filter((member) => !signatureOf(member))
      .map((member) => fieldOf(member, optionsOf ? `${place}(${nameOf(member)})` : `${own}.${nameOf(member)}`));
    const description = describe(declaration);
    const isFunction = name.folder === 'functions';
    return {
      ...name,
      comment: commentOf(description, place, wordsFor(name, description, fields)),
      fields,
      methods: isFunction
        ? methodOf(declaration, name, own)
        : members.flatMap((member) => methodOf(member, name, `${own}.${nameOf(member)}`)).sort(byName),
      type: isFunction || fields.length > 0 ? undefined : declaration.type && typeOf(declaration.type, expanded),
      optionsOf,
    };
  }

  return new Map(exported.map(({module, symbol}) => [apiName(symbol.name), readSymbol(module, symbol)]));
}

const nameOf = ({name}: ts.NamedDeclaration): string => name?.getText() ?? '';

/** The signature of a function, a method, or a property that holds a function: the SDK declares methods like that. */
function signatureOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return node;
  const type = ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) ? node.type : undefined;
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}
