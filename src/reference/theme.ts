import type {
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  Renderer,
  SomeType,
  Theme,
} from 'typedoc';
import type * as Markdown from 'typedoc-plugin-markdown';
import type {ModuleConfig, ReferenceConfig} from './config';
import {anchor, blocks, code, frontMatter, heading, link, signature, table} from './markdown';
import {plain, prose, sentenceCase, summary} from './prose';
import {
  apiName,
  docOf,
  fieldsOf,
  kindOf,
  methodsOf,
  optionOwners,
  signatureOf,
  typeRefs,
  typeText,
  type Doc,
  type Sdk,
  type Usage,
} from './sdk';
import {sinceOf, type Since} from './since';

/** What the pages are made from beside TypeDoc's own model. */
export interface Inputs {
  config: ReferenceConfig;
  sdk: Sdk;
  since: Since;
  /** The text of the configured examples, by `module` or `module/symbol`. */
  examples: Record<string, string>;
}

type Symbol = DeclarationReflection;
type Part = string | false | undefined;

/** Declarations longer than this get a line for each parameter. */
const LINE = 76;
/** Classes with more methods than this open with a table of them. */
const OVERVIEW = 6;
/** Methods that exist for every type of the API, so that a new type brings them. */
const FOR_EVERY_TYPE = /^(?:Binding\.as|Env\.with|Client\.load)[A-Z]/;
const REQUIRED = '<span class="api-required">required</span>';

/** In the order of a module's page: title, nouns in running text, anchor; a symbol belongs to the first that has it. */
const GROUPS: [title: string, one: string, more: string, id: string, has: (symbol: Symbol) => boolean][] = [
  ['Functions', 'function', 'functions', 'functions', (symbol) => kindOf(symbol) === 'Function'],
  ['Variables', 'variable', 'variables', 'variables', (symbol) => kindOf(symbol) === 'Variable'],
  ['Classes', 'class', 'classes', 'classes', (symbol) => kindOf(symbol) === 'Class'],
  ['Enumerations', 'enumeration', 'enumerations', 'enumerations', (symbol) => kindOf(symbol) === 'Enum'],
  ['Options', 'options type', 'options types', 'options', ({name}) => name.endsWith('Opts')],
  ['IDs', 'ID', 'IDs', 'ids', (symbol) => isId(symbol)],
  ['Other types', 'other type', 'other types', 'types', () => true],
];

const isId = (symbol: Symbol): boolean => kindOf(symbol) === 'TypeAlias' && symbol.name.endsWith('ID');
const badge = (kind: string, text: string): string => `<span class="api-mark api-mark--${kind}">${text}</span>`;

/** The marks of a symbol or member: since, deprecated, experimental; empty where there are none. */
function marks(doc: Doc, release: string | undefined): string {
  return words(
    release && badge('since', `Since ${release}`),
    doc.deprecated !== undefined && badge('deprecated', 'Deprecated'),
    doc.experimental && badge('experimental', 'Experimental'),
  );
}

const words = (...parts: Part[]): string => parts.filter(Boolean).join(' ');
const docOfMethod = (method: Symbol): Doc => docOf(method.comment ?? signatureOf(method)?.comment);

function callable(method: Symbol): string {
  const {parameters = [], type} = signatureOf(method) ?? {};
  const list = parameters.map((param) => `${param.name}${param.flags.isOptional ? '?' : ''}: ${typeText(param.type)}`);
  const line = `${method.name}(${list.join(', ')}): ${typeText(type)}`;
  return line.length <= LINE
    ? line
    : `${method.name}(\n${list.map((param) => `  ${param},\n`).join('')}): ${typeText(type)}`;
}

function declaration(symbol: Symbol): string {
  if (kindOf(symbol) === 'Function') return `function ${callable(symbol)}`;
  if (!symbol.type || fieldsOf(symbol).length > 0) return '';
  if (kindOf(symbol) === 'Variable') return `const ${symbol.name}: ${typeText(symbol.type)}`;
  return kindOf(symbol) === 'TypeAlias' ? `type ${symbol.name} = ${typeText(symbol.type)}` : '';
}

/** The theme of the reference for typedoc-plugin-markdown, whose classes are there only after it is loaded. */
export function createTheme(
  {MarkdownTheme, MarkdownThemeContext}: typeof Markdown,
  {config, sdk, since, examples}: Inputs,
): new (renderer: Renderer) => Theme {
  const owners = optionOwners(sdk);
  const {returnedBy, acceptedBy} = usagesOf(sdk);

  class ReferenceContext extends MarkdownThemeContext {
    constructor(...args: ConstructorParameters<typeof Markdown.MarkdownThemeContext>) {
      super(...args);
      this.templates.index = ({project}) => this.section(project.readme ?? []);
      this.templates.reflection = ({model}) => this.reflection(model);
    }

    private reflection(model: Symbol): string {
      if (sdk.get(model.name) === model) return this.symbol(model);
      const module = config.modules.find(({path}) => path === model.name);
      return module ? this.module(module) : this.modules();
    }

    /** The address of a symbol's page, or of a member on it, without the base path. */
    private url(symbol: Symbol, member?: string): string {
      const page = `${config.route}/${this.router.getFullUrl(symbol).replace(/\.md$/, '')}`;
      return member ? `${page}#${member.toLowerCase()}` : page;
    }

    private moduleUrl({path}: ModuleConfig): string {
      return `${config.route}/${path}/`;
    }

    private typeLink(symbol: Symbol): string {
      return link(code(apiName(symbol.name)), this.url(symbol));
    }

    /** `Type.method` as linked code; a function that belongs to no type by its name. */
    private methodLink({owner, method}: Usage): string {
      if (owner === method) return this.typeLink(owner);
      return link(code(`${apiName(owner.name)}.${method.name}`), this.url(owner, method.name));
    }

    /** A type as code, linked where it names a symbol other than the page's own. */
    private typeCode(type: SomeType | undefined, page: Symbol): string {
      const target = typeRefs(type)
        .map((name) => sdk.get(name))
        .find((symbol) => symbol && symbol !== page);
      return target ? link(code(typeText(type)), this.url(target)) : code(typeText(type));
    }

    /** A comment as Markdown; code that names a type or a member of one is linked, unless it is the page itself. */
    private text(text: string, page?: Symbol): string {
      return prose(text, (inline) => {
        // Only names that can be nothing else: a literal like "name" is a value more often than a method.
        if (page && /[a-z][A-Z]/.test(inline) && methodsOf(page).some(({name}) => name === inline)) {
          return link(code(inline), `#${inline.toLowerCase()}`);
        }
        const [name = '', member] = inline.replace(/\(\)$/, '').split('.');
        const symbol = sdk.get(name) ?? sdk.get(`${name}_`);
        if (!symbol || (symbol === page && !member)) return code(inline);
        if (!member) return link(code(inline), this.url(symbol));
        const method = methodsOf(symbol).find((one) => apiName(one.name) === apiName(member));
        return method ? link(code(inline), this.url(symbol, method.name)) : code(inline);
      });
    }

    /** The page of one symbol. */
    private symbol(symbol: Symbol): string {
      const kind = kindOf(symbol);
      const example = examples[`${symbol.parent?.name}/${apiName(symbol.name)}`];
      return page(
        apiName(symbol.name),
        plain(symbolSummary(symbol)),
        marks(docOfMethod(symbol), symbolSince(symbol)),
        this.introduction(symbol),
        apiName(symbol.name) !== symbol.name &&
          `In TypeScript the class is named ${code(symbol.name)}; everywhere else in the API it is ${code(apiName(symbol.name))}.`,
        declaration(symbol) && signature(declaration(symbol)),
        kind === 'Function' && this.parameters(symbol, symbol),
        kind === 'Enum' ? this.values(symbol) : this.fields(symbol),
        kind === 'Class' && this.methods(symbol),
        example && blocks(heading(2, 'Example', 'example'), exampleFence(example)),
        this.usages(symbol),
      );
    }

    private introduction(symbol: Symbol): string {
      const usage = owners.get(symbol.name);
      if (usage) return `Options of ${this.methodLink(usage)}.`;
      const object = identified(symbol);
      if (object) {
        return `Identifies an object of type ${this.typeLink(object)}. The value is opaque: take it from one call and hand it to another, and do not read anything into it.`;
      }
      const text = config.summaries[symbol.name] ?? docOfMethod(symbol).text;
      return this.text(sentenceCase(text) || symbolSummary(symbol), symbol);
    }

    private methods(owner: Symbol): string {
      const methods = methodsOf(owner);
      if (methods.length === 0) return '';
      const overview = methods.map((method) => [
        link(code(method.name), `#${method.name.toLowerCase()}`),
        `${marks(docOfMethod(method), memberSince(owner, method))} ${this.text(summary(memberText(owner, method)), owner)}`,
      ]);
      return blocks(
        heading(2, 'Methods', 'api-methods'),
        methods.length > OVERVIEW && table(['Method', 'Summary'], overview),
        ...methods.map((method) => this.method(owner, method)),
      );
    }

    private method(owner: Symbol, method: Symbol): string {
      const {deprecated} = docOfMethod(method);
      const name = apiName(method.name);
      const instead = config.replacements[`${apiName(owner.name)}.${name}`] ?? sentenceCase(deprecated ?? '');
      return blocks(
        heading(3, method.name, method.name.toLowerCase()),
        words(
          // The name that the other SDKs use is an anchor, too.
          name !== method.name && `<a id="${name.toLowerCase()}"></a>`,
          marks(docOfMethod(method), memberSince(owner, method)),
          deprecated !== undefined && this.text(instead, owner),
        ),
        signature(callable(method)),
        this.text(memberText(owner, method), owner),
        this.parameters(owner, method),
      );
    }

    /** The tables of a method's parameters and of its options. */
    private parameters(owner: Symbol, method: Symbol): string {
      const params = signatureOf(method)?.parameters ?? [];
      const options = sdk.get(typeText(params.at(-1)?.type));
      const expanded = options?.name.endsWith('Opts') ? options : undefined;
      const own = expanded ? params.slice(0, -1) : params;
      const newest = memberSince(owner, method) ?? symbolSince(owner);
      const later = (release: string | undefined): string | undefined => (release === newest ? undefined : release);
      return blocks(
        // A table that says nothing but what the signature says is left out.
        own.some(({comment}) => docOf(comment).text) &&
          table(
            ['Parameter', 'Type', 'Description'],
            own.map((param) => {
              const release = sinceOf(since, `${apiName(owner.name)}.${apiName(method.name)}(${param.name})`);
              return this.row(owner, param, code(param.name), later(release));
            }),
          ),
        expanded &&
          table(
            ['Option', 'Type', 'Description'],
            fieldsOf(expanded).map((field) =>
              this.row(owner, field, code(field.name), later(fieldSince(expanded, field))),
            ),
          ),
      );
    }

    private row(
      page: Symbol,
      field: Symbol | ParameterReflection,
      name: string,
      release: string | undefined,
    ): string[] {
      const readOnly = ['Class', 'Variable'].includes(kindOf(page)) && fieldsOf(page).some((own) => own === field);
      // Properties of an object that one reads are all there; "required" is for what one writes.
      const required = !field.flags.isOptional && !readOnly && REQUIRED;
      return [name, words(this.typeCode(field.type, page), required), this.fieldText(page, field, release)];
    }

    private fieldText(page: Symbol, field: Symbol | ParameterReflection, release: string | undefined): string {
      const doc = docOf(field.comment);
      const parts = field.comment?.getTag('@defaultValue')?.content ?? [];
      const standard = parts.map(({text}) => text).join('');
      return words(
        marks(doc, release),
        this.text(sentenceCase(doc.text), page),
        standard && `Default: ${code(standard.replace(/^```\w*\n|\n```$|`/g, '').trim())}.`,
      );
    }

    private fields(symbol: Symbol): string {
      const newest = symbolSince(symbol);
      const rows = fieldsOf(symbol).map((field) => {
        const release = fieldSince(symbol, field);
        return this.row(symbol, field, anchor(field.name), release === newest ? undefined : release);
      });
      if (rows.length === 0) return '';
      return blocks(
        kindOf(symbol) === 'Class' && heading(2, 'Properties', 'api-properties'),
        table(['Property', 'Type', 'Description'], rows),
      );
    }

    private values(symbol: Symbol): string {
      const newest = symbolSince(symbol);
      const seen = new Set<string>();
      const rows = fieldsOf(symbol).map((field) => {
        const release = fieldSince(symbol, field);
        // Two spellings of one member, such as EstarGz and Estargz, share the anchor of the first.
        const name = seen.has(field.name.toLowerCase()) ? code(field.name) : anchor(field.name);
        seen.add(field.name.toLowerCase());
        const text = this.fieldText(symbol, field, release === newest ? undefined : release);
        return [name, code(typeText(field.type)), text];
      });
      return table(['Member', 'Value', 'Description'], rows);
    }

    /** Where values of the type come from and where they go. */
    private usages(symbol: Symbol): string {
      const others = (usages: Usage[] = []): string =>
        usages
          .filter(({owner}) => owner !== symbol)
          .map((usage) => this.methodLink(usage))
          .join(', ');
      const returned = others(returnedBy.get(symbol.name));
      const accepted = owners.has(symbol.name) ? '' : others(acceptedBy.get(symbol.name));
      return blocks(
        (returned || accepted) && heading(2, 'Used by', 'used-by'),
        returned && `Returned by ${returned}.`,
        accepted && `Accepted by ${accepted}.`,
      );
    }

    /** The page of a module: its symbols, a line for each. */
    private module(module: ModuleConfig): string {
      const example = examples[module.path];
      const groups = groupsOf(module).map(({title, id, symbols}) =>
        blocks(
          heading(2, title, id),
          id === 'ids' &&
            'An ID names an object of the type it is called after; the SDK turns objects into IDs by itself.',
          table(
            ['Name', id === 'options' ? 'Used by' : 'Summary'],
            symbols.map((symbol) => [this.typeLink(symbol), this.summaryCell(symbol)]),
          ),
        ),
      );
      return page(
        module.title,
        module.description,
        this.text(module.description),
        example && exampleFence(example),
        this.errorCodes(module),
        ...groups,
      );
    }

    private summaryCell(symbol: Symbol): string {
      const text = symbolSummary(symbol);
      // The name beside it says the rest, and a second link in each row would only weigh.
      const short = owners.has(symbol.name) ? text.replace(/^Options of (.*)\.$/, '$1') : this.text(text, symbol);
      return `${marks(docOfMethod(symbol), symbolSince(symbol))} ${short}`;
    }

    private errorCodes(module: ModuleConfig): string {
      const codes = sdk.get('ERROR_CODES');
      if (codes?.parent?.name !== module.path) return '';
      const rows = fieldsOf(codes)
        .map((field) => ({value: typeText(field.type).replaceAll('"', ''), symbol: sdk.get(field.name)}))
        .sort((a, b) => a.value.localeCompare(b.value));
      return blocks(
        heading(2, 'Error codes', 'error-codes'),
        `Every error has its code in the property ${code('code')}; ${this.typeLink(codes)} holds them by name.`,
        table(
          ['Code', 'Error'],
          rows.map(({value, symbol}) => [anchor(value), symbol ? this.typeLink(symbol) : '']),
        ),
      );
    }

    /** The list of the modules. */
    private modules(): string {
      const rows = config.modules.map((module) => {
        const parts = groupsOf(module).map(({one, more, id, symbols: {length}}) =>
          link(`${length} ${length === 1 ? one : more}`, `${this.moduleUrl(module)}#${id}`),
        );
        return [link(code(module.path), this.moduleUrl(module)), `${module.description}<br />${parts.join(', ')}`];
      });
      return page(
        'Modules',
        'The modules that the TypeScript SDK reference consists of, and what each holds.',
        `The reference follows the source files of the SDK. A program imports everything from the package ${code('@dagger.io/dagger')} itself.`,
        table(['Module', 'Contents'], rows),
      );
    }

    /** The first page of the section: `readme.md` with what only the model knows in its places. */
    private section(readme: CommentDisplayPart[]): string {
      const [api] = config.modules;
      const essentials = config.essentials.flatMap(([name, purpose]) => {
        const symbol = sdk.get(name);
        return symbol ? [[this.typeLink(symbol), sentenceCase(purpose)]] : [];
      });
      const places: Record<string, string> = {
        PACKAGE_VERSION: config.packageVersion,
        SNAPSHOT_VERSION: config.snapshotVersion,
        SINCE_MARK: badge('since', 'Since 0.18.15'),
        REQUIRED_MARK: REQUIRED,
        ESSENTIALS: table(['Name', 'What it is for'], essentials),
        MODULES: config.modules.map((module) => link(module.title, this.moduleUrl(module))).join(', '),
        OPTIONS: api ? link('Options', `${this.moduleUrl(api)}#options`) : 'Options',
        RELEASES: this.releases(),
      };
      const text = readme.map((part) => part.text).join('');
      return page(
        'TypeScript SDK',
        `Every class, method, option, enumeration and error of the Dagger TypeScript SDK, for releases ${config.snapshotVersion} to ${config.packageVersion}.`,
        text.replace(/\b[A-Z]+(?:_[A-Z]+)?\b/g, (place) => places[place] ?? place),
      );
    }

    /** What came after the snapshot, by release. */
    private releases(): string {
      const releases = new Map<string, string[]>();
      for (const [name, release] of since) {
        const [type = '', member] = name.replace(/\(.*$/, '').split('.');
        const symbol = sdk.get(type) ?? sdk.get(`${type}_`);
        if (FOR_EVERY_TYPE.test(name) || !symbol || isId(symbol)) continue;
        releases.set(release, [...(releases.get(release) ?? []), link(code(name), this.url(symbol, member))]);
      }
      return table(
        ['Release', 'What it brought'],
        [...releases].map(([release, entries]) => [release, entries.join(', ')]),
      );
    }
  }

  function groupsOf({path}: ModuleConfig): {title: string; one: string; more: string; id: string; symbols: Symbol[]}[] {
    const symbols = [...sdk.values()].filter(({parent}) => parent?.name === path);
    return GROUPS.map(([title, one, more, id], index) => ({
      ...{title, one, more, id},
      symbols: symbols.filter((symbol) => GROUPS.findIndex(([, , , , has]) => has(symbol)) === index),
    })).filter((group) => group.symbols.length > 0);
  }

  /** The class whose objects an ID identifies. */
  function identified(symbol: Symbol): Symbol | undefined {
    const name = symbol.name.slice(0, -2);
    return isId(symbol) ? (sdk.get(name) ?? sdk.get(`${name}_`)) : undefined;
  }

  /** What a symbol is, in one line of Markdown; never empty. */
  function symbolSummary(symbol: Symbol): string {
    const own = config.summaries[symbol.name];
    if (own) return own;
    const usage = owners.get(symbol.name);
    if (usage) return `Options of \`${apiName(usage.owner.name)}.${usage.method.name}\`.`;
    const object = identified(symbol);
    if (object) return `Identifies an object of type \`${apiName(object.name)}\`.`;
    return summary(docOfMethod(symbol).text) || `The type \`${apiName(symbol.name)}\` of the Dagger API.`;
  }

  /** What a member does: the site's own words, else the comment of the SDK. */
  function memberText(owner: Symbol, method: Symbol): string {
    const own = config.summaries[`${apiName(owner.name)}.${apiName(method.name)}`];
    return own ?? sentenceCase(docOfMethod(method).text);
  }

  function memberSince(owner: Symbol, method: Symbol): string | undefined {
    const release = sinceOf(since, `${apiName(owner.name)}.${apiName(method.name)}`);
    return release === symbolSince(owner) ? undefined : release;
  }

  /** The release that brought a symbol, for symbols that the snapshot does not have. */
  function symbolSince(symbol: Symbol): string | undefined {
    const usage = owners.get(symbol.name);
    if (!usage) return sinceOf(since, apiName(symbol.name));
    const releases = fieldsOf(symbol).map((field) => fieldSince(symbol, field));
    const method = sinceOf(since, `${apiName(usage.owner.name)}.${apiName(usage.method.name)}`);
    // Options that came after their method make their type as new as the first of them.
    return method ?? (releases.every(Boolean) ? releases.sort()[0] : undefined);
  }

  /** The release that brought an option or a field. */
  function fieldSince(holder: Symbol, field: Symbol): string | undefined {
    const usage = owners.get(holder.name);
    if (!usage) return sinceOf(since, `${apiName(holder.name)}.${field.name}`);
    return sinceOf(since, `${apiName(usage.owner.name)}.${apiName(usage.method.name)}(${field.name})`);
  }

  return class ReferenceTheme extends MarkdownTheme {
    override getRenderContext(event: Markdown.MarkdownPageEvent<Reflection>): ReferenceContext {
      return new ReferenceContext(this, event, this.application.options);
    }
  };
}

/** The methods that return a type, and those that accept it as a parameter or an option, by the type's name. */
function usagesOf(sdk: Sdk): {returnedBy: Map<string, Usage[]>; acceptedBy: Map<string, Usage[]>} {
  const returnedBy = new Map<string, Usage[]>();
  const acceptedBy = new Map<string, Usage[]>();
  const note = (map: Map<string, Usage[]>, type: SomeType | undefined, usage: Usage): void => {
    for (const ref of typeRefs(type)) {
      const usages = map.get(ref) ?? [];
      if (!usages.some(({method}) => method === usage.method)) usages.push(usage);
      map.set(ref, usages);
    }
  };
  for (const owner of sdk.values()) {
    for (const method of methodsOf(owner)) {
      const {type, parameters = []} = signatureOf(method) ?? {};
      note(returnedBy, type, {owner, method});
      for (const param of parameters) {
        // `with` takes a function of the type itself: true for every type, news for no reader.
        if (!typeText(param.type).includes('=>')) note(acceptedBy, param.type, {owner, method});
        const options = sdk.get(typeText(param.type));
        for (const option of options ? fieldsOf(options) : []) note(acceptedBy, option.type, {owner, method});
      }
    }
  }
  return {returnedBy, acceptedBy};
}

const exampleFence = (example: string): string => `\`\`\`typescript\n${example.trim()}\n\`\`\``;

function page(title: string, description: string, ...parts: Part[]): string {
  return `${frontMatter({title, description})}\n${blocks(...parts)}\n`;
}
