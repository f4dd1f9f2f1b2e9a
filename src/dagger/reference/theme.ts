import type {Comment, ParameterReflection, ProjectReflection, Reflection, Renderer, SomeType, Theme} from 'typedoc';
import type * as Markdown from 'typedoc-plugin-markdown';
import {apiName} from '../api/names';
import type {Since} from '../facts/facts';
import {version} from '../version';
import {listByKey} from '@docs-kit/base/group';
import {
  anchor,
  blocks,
  code,
  escape,
  fence,
  frontMatter,
  link,
  referenceTitle,
  releaseAnchor,
  table,
  words,
} from './markdown';
import {
  memberGroups,
  fieldsOf,
  isId,
  kindOf,
  methodsOf,
  optionOwners,
  signatureOf,
  symbolsOf,
  commentText,
  typeRefs,
  typeText,
  type Sdk,
  type Symbol,
} from './model';
import {createNotes, type NotesInputs} from './notes';
import {plain, prose, sentenceCase} from './prose';

/** The input of the pages. */
export interface Inputs extends NotesInputs {
  /** TypeDoc's model, arranged. */
  project: ProjectReflection;
  since: Since;
  /** The configured examples, by `module` or `module/symbol`. */
  examples: Record<string, string>;
}

/** Longer declarations get a line per parameter. */
const lineWidth = 76;
/** Classes with more methods start with a table of them. */
const overviewMinimum = 6;
/** Methods that are generated for every type of the API. */
const forEveryType = /^(?:Binding\.as|Env\.with|Client\.load)[A-Z]/;
const requiredMark = '<span class="api-required">required</span>';

const badge = (kind: string, text: string): string => `<span class="api-mark api-mark--${kind}">${text}</span>`;
const sinceLink = (release: string, page: string): string =>
  `<a class="api-mark api-mark--since" href="${page}#${releaseAnchor(release)}">Since ${release}</a>`;

/**
 * The badges of a symbol or member: since (unless its parent is as new), deprecated, experimental.
 *
 * @param releases the page with the release notes to which the first of them leads
 */
function marks(comment: Comment | undefined, holder?: Comment, releases?: string): string {
  const release = commentText(comment, '@since');
  const isNews = release !== undefined && release !== commentText(holder, '@since');
  return words(
    isNews && (releases === undefined ? badge('since', `Since ${release}`) : sinceLink(release, releases)),
    comment?.getTag('@deprecated') && badge('deprecated', 'Deprecated'),
    comment?.hasModifier('@experimental') && badge('experimental', 'Experimental'),
  );
}

function callable(method: Symbol): string {
  const {parameters = [], type} = signatureOf(method) ?? {};
  const list = parameters.map((param) => `${param.name}${param.flags.isOptional ? '?' : ''}: ${typeText(param.type)}`);
  const line = `${method.name}(${list.join(', ')}): ${typeText(type)}`;
  return line.length <= lineWidth
    ? line
    : `${method.name}(\n${list.map((param) => `  ${param},\n`).join('')}): ${typeText(type)}`;
}

/**
 * The reference's theme for typedoc-plugin-markdown. A function, because the plugin's classes only exist after it's
 * loaded.
 */
export function createTheme(
  {MarkdownTheme, MarkdownThemeContext}: typeof Markdown,
  inputs: Inputs,
): new (renderer: Renderer) => Theme {
  const {config, project, since, examples} = inputs;
  const notes = createNotes(inputs);
  const sdk = symbolsOf(project, config);
  const owners = optionOwners(sdk);
  const {returnedBy, acceptedBy} = usagesOf(sdk);
  const releases = config.baseUrl + config.releasesRoute.slice(1);
  const modules = config.modules.flatMap((module) => {
    const model = project.children?.find(({name}) => name === module.path);
    return model ? [{...module, model}] : [];
  });

  /** The plugin's templates, with the site's partials where the output differs. */
  class ReferenceContext extends MarkdownThemeContext {
    constructor(...args: ConstructorParameters<typeof Markdown.MarkdownThemeContext>) {
      super(...args);
      const {index, reflection} = this.templates;
      this.templates.index = (page) => {
        page.model.readme = [{kind: 'text', text: this.readme(page.model)}];
        const description = `Every class, method, option, enumeration and error of the Dagger TypeScript SDK, for releases ${version} to ${config.packageVersion}.`;
        return frontMatter(referenceTitle, description) + index(page);
      };
      this.templates.reflection = (page) => {
        if (page.model.isProject()) return this.modules();
        const module = modules.find(({model}) => model === page.model);
        const {title, description} = module ?? {
          title: apiName(page.model.name),
          description: plain(commentText(page.model.comment, '@summary') ?? ''),
        };
        return frontMatter(title, description) + reflection(page);
      };
      Object.assign(this.partials, {
        header: () => this.header(),
        footer: () => this.footer(),
        hierarchy: () => '',
        comment: (comment) => this.comment(comment),
        memberTitle: ({name}) => escape(name),
        members: (members) => this.members(members),
        groupIndex: ({title, children}) =>
          blocks(
            title.startsWith('IDs') &&
              'An ID names an object of the type it is called after; the SDK turns objects into IDs by itself.',
            this.index(
              'Name',
              title.startsWith('Options') ? 'Used by' : 'Summary',
              children.filter((child) => child.isDeclaration()),
            ),
          ),
        signature: ({parent}) => this.method(parent),
        declarationTitle: (symbol) => this.declaration(symbol),
        declaration: (symbol) =>
          blocks(
            symbol.comment && this.partials.comment(symbol.comment),
            this.declaration(symbol),
            this.partials.propertiesTable(fieldsOf(symbol)),
          ),
        propertiesTable: (fields) => this.rows('Property', fields),
        enumMembersTable: (fields) => this.values(fields),
        someType: (type) => this.type(type),
      } satisfies Partial<Omit<typeof this.partials, 'constructor'>>);
    }

    /** The address of a page or a member, without the base path; only the anchor on its own page. */
    override urlTo(target: Reflection): string {
      const full = this.router.getFullUrl(target);
      const own = `${this.router.getFullUrl(this.page.model)}#`;
      return full.startsWith(own)
        ? full.slice(own.length - 1)
        : `${config.route}/${full.replace(/(\bindex)?\.md/, '')}`;
    }

    private symbolLink(symbol: Symbol): string {
      return link(code(kindOf(symbol) === 'Method' ? symbol.name : apiName(symbol.name)), this.urlTo(symbol));
    }

    /** Formats `Type.method` as linked code, or a function without a type by its name. */
    private methodLink(method: Symbol): string {
      const name = kindOf(method) === 'Method' ? `${apiName(method.parent?.name ?? '')}.${method.name}` : method.name;
      return link(code(name), this.urlTo(method));
    }

    /** Formats a type as code, linked if it names a symbol other than the page's own. */
    private type(type: SomeType | undefined): string {
      const target = typeRefs(type)
        .map((name) => sdk.get(name))
        .find((symbol) => symbol && symbol !== this.page.model);
      return target ? link(code(typeText(type)), this.urlTo(target)) : code(typeText(type));
    }

    /** Formats a comment as Markdown. Code that names a type or a member is linked, unless it's the current page. */
    private text(text: string): string {
      const page = this.page.model;
      return prose(text, (inline) => {
        const [name = '', member] = inline.replace(/\(\)$/, '').split('.');
        const symbol = sdk.get(apiName(name));
        // Only unambiguous names are linked: a literal such as "name" is usually a value rather than a method.
        const own = /[a-z][A-Z]/.test(inline) && page.isDeclaration() ? methodsOf(page) : [];
        const members = member && symbol ? methodsOf(symbol) : [];
        const target =
          own.find((method) => method !== page && method.name === inline) ??
          (member ? members.find((method) => apiName(method.name) === apiName(member)) : symbol);
        return target && target !== page ? link(code(inline), this.urlTo(target)) : code(inline);
      });
    }

    /** The start of a page: a symbol's badges; a module's purpose, example, and error codes. */
    private header(): string {
      const {model} = this.page;
      const module = modules.find((one) => one.model === model);
      if (!module) return marks(model.comment, undefined, releases);
      return blocks(
        this.text(module.description),
        fence('typescript', examples[module.path]),
        this.errorCodes(module.model),
      );
    }

    /** The end of a symbol's page: its example, where its values come from, and where they're used. */
    private footer(): string {
      const symbol = this.page.model;
      const example = fence('typescript', examples[`${symbol.parent?.name}/${apiName(symbol.name)}`]);
      const others = (methods: Symbol[] = []): string =>
        methods
          .filter((method) => method !== symbol && method.parent !== symbol)
          .map((method) => this.methodLink(method))
          .join(', ');
      const returned = others(returnedBy.get(apiName(symbol.name)));
      const accepted = owners.has(symbol.name) ? '' : others(acceptedBy.get(apiName(symbol.name)));
      return blocks(
        example && `## Example {#example}\n\n${example}`,
        (returned || accepted) && '## Used by {#used-by}',
        returned && `Returned by ${returned}.`,
        accepted && `Accepted by ${accepted}.`,
      );
    }

    private members(methods: Symbol[]): string {
      return blocks(
        methods.length > overviewMinimum && this.index('Method', 'Summary', methods),
        ...methods.map((method) => this.partials.memberContainer(method, {headingLevel: 3})),
      );
    }

    /** A line per symbol or method. */
    private index(head: string, text: string, symbols: Symbol[]): string {
      const rows = symbols.map((symbol) => {
        const line = commentText(symbol.comment, '@summary') ?? '';
        // The name already links to it, and each link adds to the page's weight.
        const short = owners.has(symbol.name) ? line.replace(/^Options of (.*)\.$/, '$1') : this.text(line);
        return [this.symbolLink(symbol), `${marks(symbol.comment, symbol.parent?.comment)} ${short}`];
      });
      return table([head, text], rows);
    }

    private declaration(symbol: Symbol): string {
      if (!symbol.type || fieldsOf(symbol).length > 0) return '';
      const head = kindOf(symbol) === 'Variable' ? `const ${symbol.name}:` : `type ${symbol.name} =`;
      return fence('ts signature', `${head} ${typeText(symbol.type)}`);
    }

    /** A method below its heading, or a function's page. */
    private method(method: Symbol): string {
      const {comment, name} = method;
      const text = comment && this.partials.comment(comment);
      if (method === this.page.model)
        return blocks(text, fence('ts signature', `function ${callable(method)}`), this.parameters(method));
      return blocks(
        words(
          // The other SDKs' spelling is also an anchor.
          apiName(name) !== name && `<a id="${apiName(name).toLowerCase()}"></a>`,
          marks(comment, method.parent?.comment, releases),
          notes.removal(method),
          this.text(commentText(comment, '@deprecated') ?? ''),
        ),
        fence('ts signature', callable(method)),
        notes.spellings(method),
        text,
        this.parameters(method),
        notes.guides(method),
      );
    }

    /** A comment; below a type's own, how to reach the type, and what became of it. */
    private comment(comment: Comment): string {
      const {model} = this.page;
      const text = this.text(sentenceCase(commentText(comment) ?? ''));
      return comment === model.comment ? blocks(text, notes.starts(model.name), notes.fate(model.name)) : text;
    }

    /** The tables of a method's parameters and options. */
    private parameters(method: Symbol): string {
      const params = signatureOf(method)?.parameters ?? [];
      const last = typeText(params.at(-1)?.type);
      const options = last.endsWith('Opts') ? sdk.get(last) : undefined;
      const own = options ? params.slice(0, -1) : params;
      return blocks(
        // A table that repeats the signature is omitted.
        own.some(({comment}) => commentText(comment)) && this.rows('Parameter', own, method.comment),
        options && this.rows('Option', fieldsOf(options), method.comment),
      );
    }

    private rows(
      head: 'Parameter' | 'Option' | 'Property',
      fields: (Symbol | ParameterReflection)[],
      holder?: Comment,
    ): string {
      // Properties that are read are always present; "required" only applies to those that are written.
      const readOnly = head === 'Property' && ['Class', 'Variable'].includes(kindOf(this.page.model));
      const rows = fields.map((field) => [
        head === 'Property' ? anchor(field.name) : code(field.name),
        words(this.type(field.type), !field.flags.isOptional && !readOnly && requiredMark),
        this.description(field.comment, holder),
      ]);
      return table([head, 'Type', 'Description'], rows);
    }

    private values(fields: Symbol[]): string {
      const seen = new Set<string>();
      const rows = fields.map(({name, type, comment}) => {
        // Two spellings of a member, such as EstarGz and Estargz, share the anchor of the first.
        const first = !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase());
        return [first ? anchor(name) : code(name), code(typeText(type)), this.description(comment)];
      });
      return table(['Member', 'Value', 'Description'], rows);
    }

    private description(comment: Comment | undefined, holder = this.page.model.comment): string {
      const standard = commentText(comment, '@defaultValue');
      return words(
        marks(comment, holder, releases),
        this.text(commentText(comment) ?? ''),
        standard && `Default: ${code(standard.replace(/^```\w*\n|\n```$|`/g, '').trim())}.`,
      );
    }

    private errorCodes(module: Symbol): string {
      const codes = sdk.get('ERROR_CODES');
      if (codes?.parent !== module) return '';
      const rows = fieldsOf(codes)
        .map((field) => ({value: typeText(field.type).replaceAll('"', ''), symbol: sdk.get(field.name)}))
        .map(({value, symbol}) => [anchor(value), symbol ? this.symbolLink(symbol) : '']);
      return blocks(
        '## Error codes {#error-codes}',
        `Every error has its code in the property ${code('code')}; ${this.symbolLink(codes)} contains them by name.`,
        table(['Code', 'Error'], rows),
      );
    }

    /** The list of modules. */
    private modules(): string {
      const rows = modules.map(({path, description, model}) => {
        const parts = (model.groups ?? []).map(({title, children: {length}}) => {
          const [, one, more, id] = memberGroups.find(([name]) => title.startsWith(`${name} {`)) ?? [];
          return link(`${length} ${length === 1 ? one : more}`, `${this.urlTo(model)}#${id}`);
        });
        return [link(code(path), this.urlTo(model)), `${description}<br />${parts.join(', ')}`];
      });
      return (
        frontMatter('Modules', 'The modules of the TypeScript SDK reference, and their contents.') +
        blocks(
          `The reference follows the source files of the SDK. A program imports everything from the package ${code('@dagger.io/dagger')} itself.`,
          table(['Module', 'Contents'], rows),
        )
      );
    }

    /** `front-page.md` with its placeholders filled from the model. */
    private readme({readme = []}: ProjectReflection): string {
      const essentials = config.essentials.flatMap(([name, purpose]) => {
        const symbol = sdk.get(name);
        return symbol ? [[this.symbolLink(symbol), sentenceCase(purpose)]] : [];
      });
      const urls = modules.map(({title, model}) => link(title, this.urlTo(model)));
      const places: Record<string, string> = {
        PACKAGE_VERSION: config.packageVersion,
        SNAPSHOT_VERSION: version,
        SINCE_MARK: sinceLink('0.18.15', releases),
        REQUIRED_MARK: requiredMark,
        ESSENTIALS: table(['Name', 'Purpose'], essentials),
        MODULES: urls.join(', '),
        OPTIONS: modules[0] ? link('Options', `${this.urlTo(modules[0].model)}#options`) : 'Options',
        RELEASES: this.releases(),
      };
      const text = readme.map((part) => part.text).join('');
      return text.replace(/\b[A-Z]+(?:_[A-Z]+)?\b/g, (place) => places[place] ?? place);
    }

    /** Symbols added after the snapshot, by release. */
    private releases(): string {
      const added = [...since].flatMap(([name, release]) => {
        const [type = '', member] = name.replace(/\(.*$/, '').split('.');
        const symbol = sdk.get(type);
        if (forEveryType.test(name) || !symbol || isId(symbol)) return [];
        const target = methodsOf(symbol).find((method) => apiName(method.name) === member) ?? symbol;
        return [[release, link(code(name), this.urlTo(target))] as const];
      });
      const rows = [...listByKey(added)].map(([release, entries]) => [release, entries.join(', ')]);
      return table(['Release', 'Additions'], rows);
    }
  }

  return class ReferenceTheme extends MarkdownTheme {
    override getRenderContext(event: Markdown.MarkdownPageEvent<Reflection>): ReferenceContext {
      return new ReferenceContext(this, event, this.application.options);
    }
  };
}

/** The methods that return a type, and those that accept it as a parameter or an option, by type name. */
function usagesOf(sdk: Sdk): {returnedBy: Map<string, Symbol[]>; acceptedBy: Map<string, Symbol[]>} {
  const returnedBy = new Map<string, Symbol[]>();
  const acceptedBy = new Map<string, Symbol[]>();
  const note = (map: Map<string, Symbol[]>, type: SomeType | undefined, method: Symbol): void => {
    for (const ref of typeRefs(type)) map.set(ref, [...new Set([...(map.get(ref) ?? []), method])]);
  };
  for (const method of [...sdk.values()].flatMap(methodsOf)) {
    const {type, parameters = []} = signatureOf(method) ?? {};
    note(returnedBy, type, method);
    for (const param of parameters) {
      // Every type has `with`, which accepts a function of the type itself, so it's omitted.
      if (!typeText(param.type).includes('=>')) note(acceptedBy, param.type, method);
      const options = sdk.get(typeText(param.type));
      for (const option of options ? fieldsOf(options) : []) note(acceptedBy, option.type, method);
    }
  }
  return {returnedBy, acceptedBy};
}
