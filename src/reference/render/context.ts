import {apiName, optionOwners, sinceOf, type Since} from '../since';
import type {Doc, Field, Kind, ReferenceConfig, Sdk, SdkSymbol, TypeText} from '../types';
import {code, link} from './markdown';
import {prose, sentenceCase, summary} from './prose';

export const FOLDERS: Record<Kind, string> = {
  class: 'classes',
  enumeration: 'enumerations',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
  function: 'functions',
  variable: 'variables',
};

/** A method and the type it belongs to. */
export interface Usage {
  owner: SdkSymbol;
  method: string;
}

/** Everything a page is rendered with. */
export interface Context {
  config: ReferenceConfig;
  sdk: Sdk;
  since: Since;
  /** The method whose options a type alias holds, by its name. */
  owners: Map<string, Usage>;
  /** By TypeScript name. */
  returnedBy: Map<string, Usage[]>;
  /** As a parameter or an option, by TypeScript name. */
  acceptedBy: Map<string, Usage[]>;
}

export function createContext(sdk: Sdk, since: Since, config: ReferenceConfig): Context {
  const owners = optionOwners(sdk);
  const returnedBy = new Map<string, Usage[]>();
  const acceptedBy = new Map<string, Usage[]>();
  const note = (map: Map<string, Usage[]>, type: TypeText, usage: Usage): void => {
    for (const ref of type.refs) {
      const usages = map.get(ref) ?? [];
      if (!usages.some(({owner, method}) => owner === usage.owner && method === usage.method)) usages.push(usage);
      map.set(ref, usages);
    }
  };
  for (const owner of sdk.values()) {
    for (const method of owner.methods) {
      const usage = {owner, method: method.name};
      note(returnedBy, method.returns, usage);
      for (const param of method.params) {
        // `with` takes a function of the type itself: true for every type, news for no reader.
        if (!param.type.text.includes('=>')) note(acceptedBy, param.type, usage);
        for (const option of sdk.get(param.type.text)?.fields ?? []) note(acceptedBy, option.type, usage);
      }
    }
  }
  return {config, sdk, since, owners, returnedBy, acceptedBy};
}

/** The page of a symbol, relative to the section, without extension. */
export function pagePath(symbol: SdkSymbol): string {
  return `${symbol.module}/${FOLDERS[symbol.kind]}/${symbol.name}`;
}

/** The address of a symbol's page, or of a member on it, without the base path. */
export function url({config}: Context, symbol: SdkSymbol, member?: string): string {
  const page = `${config.route}/${pagePath(symbol)}`;
  return member ? `${page}#${member.toLowerCase()}` : page;
}

/** `Type` as linked code. */
export function typeLink(context: Context, symbol: SdkSymbol): string {
  return link(code(symbol.name), url(context, symbol));
}

/** `Type.method` as linked code; a function that belongs to no type by its name. */
export function methodLink(context: Context, {owner, method}: Usage): string {
  if (owner.kind === 'function') return typeLink(context, owner);
  return link(code(`${owner.name}.${method}`), url(context, owner, method));
}

/** A type as code, linked where it names a symbol other than the page's own. */
export function typeCode(context: Context, type: TypeText, page: SdkSymbol): string {
  const target = type.refs.map((ref) => context.sdk.get(ref)).find((symbol) => symbol && symbol !== page);
  return target ? link(code(type.text), url(context, target)) : code(type.text);
}

function lookUp({sdk}: Context, name: string): SdkSymbol | undefined {
  return sdk.get(name) ?? sdk.get(`${name}_`);
}

/** What a member does: the site's own words, else the comment of the SDK. */
export function memberText({config}: Context, owner: SdkSymbol, name: string, doc: Doc): string {
  return config.summaries[`${owner.name}.${apiName(name)}`] ?? sentenceCase(doc.text);
}

/** A comment as Markdown; code that names a type or a member of one is linked, unless it is the page itself. */
export function docText(context: Context, text: string, page?: SdkSymbol): string {
  return prose(text, (inline) => {
    // Only names that can be nothing else: a literal like "name" is a value more often than a method.
    const sibling = /[a-z][A-Z]/.test(inline) && page?.methods.find((method) => method.name === inline);
    if (sibling) return link(code(inline), `#${inline.toLowerCase()}`);
    const [name = '', member] = inline.replace(/\(\)$/, '').split('.');
    const symbol = lookUp(context, name);
    if (!symbol || (symbol === page && !member)) return code(inline);
    if (!member) return link(code(inline), url(context, symbol));
    const method = symbol.methods.find((one) => apiName(one.name) === apiName(member));
    return method ? link(code(inline), url(context, symbol, method.name)) : code(inline);
  });
}

/** What a symbol is, in one line of Markdown; never empty. */
export function symbolSummary(context: Context, symbol: SdkSymbol): string {
  const own = context.config.summaries[symbol.tsName];
  if (own) return own;
  const usage = context.owners.get(symbol.tsName);
  if (usage) return `Options of \`${usage.owner.name}.${usage.method}\`.`;
  const object = identified(context, symbol);
  if (object) return `Identifies an object of type \`${object.name}\`.`;
  return summary(symbol.doc.text) || `The type \`${symbol.name}\` of the Dagger API.`;
}

/** The class whose objects an ID identifies. */
export function identified(context: Context, symbol: SdkSymbol): SdkSymbol | undefined {
  return symbol.kind === 'type-alias' && symbol.name.endsWith('ID')
    ? lookUp(context, symbol.name.slice(0, -2))
    : undefined;
}

/** The release that brought a symbol, for symbols that the snapshot does not have. */
export function symbolSince(context: Context, symbol: SdkSymbol): string | undefined {
  const usage = context.owners.get(symbol.tsName);
  if (!usage) return sinceOf(context.since, symbol.name);
  const method = `${usage.owner.name}.${apiName(usage.method)}`;
  const releases = symbol.fields.map(({name}) => sinceOf(context.since, `${method}(${name})`));
  // Options that came after their method make their type as new as the first of them.
  return sinceOf(context.since, method) ?? (releases.every(Boolean) ? releases.sort()[0] : undefined);
}

/** The release that brought an option or a field, unless what holds it came with the same one. */
export function fieldSince(context: Context, holder: SdkSymbol, field: Field): string | undefined {
  const usage = context.owners.get(holder.tsName);
  if (!usage) return sinceOf(context.since, `${holder.name}.${field.name}`);
  return sinceOf(context.since, `${usage.owner.name}.${apiName(usage.method)}(${field.name})`);
}

export function sinceMark(release: string | undefined): string {
  return release ? `<span class="api-mark api-mark--since">Since ${release}</span>` : '';
}

/** Marks of a member: since, deprecated, experimental; empty where there are none. */
export function marks(doc: Doc, release: string | undefined): string {
  return [
    sinceMark(release),
    doc.deprecated === undefined ? '' : '<span class="api-mark api-mark--deprecated">Deprecated</span>',
    doc.experimental ? '<span class="api-mark api-mark--experimental">Experimental</span>' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What to use instead of a deprecated member, linked; empty for others. */
export function replacement(context: Context, owner: SdkSymbol, member: string, doc: Doc): string {
  if (doc.deprecated === undefined) return '';
  const words = context.config.replacements[`${owner.name}.${apiName(member)}`] ?? sentenceCase(doc.deprecated);
  return docText(context, words, owner);
}
