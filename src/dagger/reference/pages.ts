import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listByKey} from '@docs-kit/base/group';
import {apiName} from '../api/names';
import type {Since} from '../facts/facts';
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
import {type Comment, type Field, isId, memberGroups, type Method, type Sdk, type Symbol, type Type} from './model';
import {createNotes, type NotesInputs} from './notes';
import {plain, prose, sentenceCase} from './prose';

/** The input of the pages. */
export interface Inputs extends NotesInputs {
  sdk: Sdk;
  since: Since;
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
function marks({since, deprecated, isExperimental}: Comment, holder?: Comment, releases?: string): string {
  const isNews = since !== undefined && since !== holder?.since;
  return words(
    isNews && (releases === undefined ? badge('since', `Since ${since}`) : sinceLink(since, releases)),
    deprecated !== undefined && badge('deprecated', 'Deprecated'),
    isExperimental && badge('experimental', 'Experimental'),
  );
}

function callable({name, parameters, returns}: Method): string {
  const list = parameters.map((param) => `${param.name}${param.isOptional ? '?' : ''}: ${param.type.text}`);
  const line = `${name}(${list.join(', ')}): ${returns.text}`;
  return line.length <= lineWidth
    ? line
    : `${name}(\n${list.map((param) => `  ${param},\n`).join('')}): ${returns.text}`;
}

/** Returns the reference's pages, by file name. */
export function createPages(inputs: Inputs): Map<string, string> {
  const {config, sdk, since} = inputs;
  const notes = createNotes(inputs);
  const {returnedBy, acceptedBy} = usagesOf(sdk);
  const symbols = [...sdk.values()];
  const releases = config.baseUrl + config.releasesRoute.slice(1);
  const modules = config.modules.map((module) => {
    const own = symbols.filter((symbol) => symbol.module === module.path);
    const groupOf = (symbol: Symbol): number => memberGroups.findIndex(([, , , , has]) => has(symbol));
    const groups = memberGroups.map((group, index) => ({
      group,
      members: own.filter((symbol) => groupOf(symbol) === index),
    }));
    return {
      ...module,
      url: `${config.route}/${module.path}/`,
      groups: groups.filter(({members}) => members.length > 0),
    };
  });
  /** A configured example, by `module` or `module/symbol`. */
  const exampleOf = (place: string): string => {
    const file = config.examples[place];
    return file ? fence('typescript', readFileSync(path.join(__dirname, 'examples', file), 'utf8')) : '';
  };

  class Page {
    /** @param own the symbol whose page it is */
    constructor(private readonly own?: Symbol) {}

    /** The address of a symbol or its member, without the base path; only the anchor on its own page. */
    private urlTo({module, folder, name}: Method['symbol'], anchor = ''): string {
      const page = name === this.own?.name ? '' : `${config.route}/${module}/${folder}/${apiName(name)}`;
      return page + anchor;
    }

    private symbolLink(symbol: Symbol): string {
      return link(code(apiName(symbol.name)), this.urlTo(symbol));
    }

    private methodLink({name, path, symbol}: Method, label = path): string {
      // A function has its own page.
      return link(code(label), this.urlTo(symbol, path === name ? '' : `#${name.toLowerCase()}`));
    }

    /** Formats a type as code, linked if it names a symbol other than the page's own. */
    private type({text, names}: Type): string {
      const target = names.map((name) => sdk.get(name)).find((symbol) => symbol && symbol !== this.own);
      return target ? link(code(text), this.urlTo(target)) : code(text);
    }

    /** Formats a comment as Markdown. Code that names a type or a member is linked, unless it's the current page. */
    private text(text: string): string {
      return prose(text, (inline) => {
        const [name = '', member] = inline.replace(/\(\)$/, '').split('.');
        const symbol = sdk.get(apiName(name));
        // Only unambiguous names are linked: a literal such as "name" is usually a value rather than a method.
        const own = /[a-z][A-Z]/.test(inline) && this.own?.folder === 'classes' ? this.own.methods : [];
        const method =
          own.find((candidate) => candidate.name === inline) ??
          (member ? symbol?.methods.find((candidate) => apiName(candidate.name) === apiName(member)) : undefined);
        if (method) return this.methodLink(method, inline);
        return symbol && !member && symbol !== this.own ? link(code(inline), this.urlTo(symbol)) : code(inline);
      });
    }

    /** The page of a symbol. */
    symbol(symbol: Symbol): string {
      const {comment, fields, methods, module, name} = symbol;
      const isClass = symbol.folder === 'classes';
      const others = (users: Method[] = []): string =>
        users
          .filter((method) => method.symbol.name !== name)
          .map((method) => this.methodLink(method))
          .join(', ');
      const returned = others(returnedBy.get(apiName(name)));
      const accepted = symbol.optionsOf === undefined ? others(acceptedBy.get(apiName(name))) : '';
      const example = exampleOf(`${module}/${apiName(name)}`);
      return (
        frontMatter(apiName(name), plain(comment.summary)) +
        blocks(
          marks(comment, undefined, releases),
          this.text(sentenceCase(comment.text)),
          notes.starts(name),
          notes.fate(name),
          isClass && fields.length > 0 && '## Properties {#api-properties}',
          symbol.folder === 'enumerations' ? this.values(fields) : this.rows('Property', fields, comment),
          symbol.type && this.declaration(symbol, symbol.type),
          isClass && methods.length > 0 && '## Methods {#api-methods}',
          isClass &&
            methods.length > overviewMinimum &&
            table(
              ['Method', 'Summary'],
              methods.map((method) => this.line(this.methodLink(method, method.name), method.comment, comment)),
            ),
          ...methods.map((method) => (isClass ? this.method(method, comment) : this.function(method))),
          example && `## Example {#example}\n\n${example}`,
          (returned || accepted) && '## Used by {#used-by}',
          returned && `Returned by ${returned}.`,
          accepted && `Accepted by ${accepted}.`,
        )
      );
    }

    private declaration({folder, name}: Symbol, {text}: Type): string {
      return fence('ts signature', folder === 'variables' ? `const ${name}: ${text}` : `type ${name} = ${text}`);
    }

    private function(method: Method): string {
      return blocks(fence('ts signature', `function ${callable(method)}`), this.parameters(method));
    }

    /** A row of an index. */
    private line(name: string, comment: Comment, holder?: Comment, text = this.text(comment.summary)): string[] {
      return [name, `${marks(comment, holder)} ${text}`];
    }

    private method(method: Method, holder: Comment): string {
      const {comment, name} = method;
      return blocks(
        `### ${escape(name)} {#${name.toLowerCase()}}`,
        words(
          // The other SDKs' spelling is also an anchor.
          apiName(name) !== name && `<a id="${apiName(name).toLowerCase()}"></a>`,
          marks(comment, holder, releases),
          notes.removal(method),
          this.text(comment.deprecated ?? ''),
        ),
        fence('ts signature', callable(method)),
        notes.spellings(method),
        this.text(sentenceCase(comment.text)),
        this.parameters(method),
        notes.guides(method),
      );
    }

    /** The tables of a method's parameters and options. */
    private parameters({parameters, comment}: Method): string {
      const last = parameters.at(-1)?.type.text ?? '';
      const options = last.endsWith('Opts') ? sdk.get(last) : undefined;
      const own = options ? parameters.slice(0, -1) : parameters;
      return blocks(
        // A table that repeats the signature is omitted.
        own.some((parameter) => parameter.comment.text) && this.rows('Parameter', own, comment),
        options && this.rows('Option', options.fields, comment),
      );
    }

    private rows(head: 'Parameter' | 'Option' | 'Property', fields: Field[], holder: Comment): string {
      // Properties that are read are always present; "required" only applies to those that are written.
      const readOnly = head === 'Property' && ['classes', 'variables'].includes(this.own?.folder ?? '');
      const rows = fields.map(({name, type, isOptional, comment}) => [
        head === 'Property' ? anchor(name) : code(name),
        words(this.type(type), !isOptional && !readOnly && requiredMark),
        this.description(comment, holder),
      ]);
      return table([head, 'Type', 'Description'], rows);
    }

    private values(fields: Field[]): string {
      const seen = new Set<string>();
      const rows = fields.map(({name, type, comment}) => {
        // Two spellings of a member, such as EstarGz and Estargz, share the anchor of the first.
        const first = !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase());
        return [first ? anchor(name) : code(name), code(type.text), this.description(comment, this.own?.comment)];
      });
      return table(['Member', 'Value', 'Description'], rows);
    }

    private description(comment: Comment, holder: Comment | undefined): string {
      const standard = comment.defaultValue;
      return words(
        marks(comment, holder, releases),
        this.text(comment.text),
        standard && `Default: ${code(standard.replace(/^```\w*\n|\n```$|`/g, '').trim())}.`,
      );
    }

    /** The page of a module: its purpose, example, error codes, and a line per symbol. */
    module({path: module, title, description, groups}: (typeof modules)[number]): string {
      return (
        frontMatter(title, description) +
        blocks(
          this.text(description),
          exampleOf(module),
          this.errorCodes(module),
          ...groups.flatMap(({group: [name, , , id], members}) => [
            `## ${name} {#${id}}`,
            id === 'ids' &&
              'An ID names an object of the type it is called after; the SDK turns objects into IDs by itself.',
            table(
              ['Name', id === 'options' ? 'Used by' : 'Summary'],
              members.map((symbol) => {
                // The name already links to it, and each link adds to the page's weight.
                const owner = symbol.optionsOf === undefined ? undefined : code(symbol.optionsOf);
                return this.line(this.symbolLink(symbol), symbol.comment, undefined, owner);
              }),
            ),
          ]),
        )
      );
    }

    private errorCodes(module: string): string {
      const codes = sdk.get('ERROR_CODES');
      if (codes?.module !== module) return '';
      const rows = codes.fields.map(({name, type}) => {
        const symbol = sdk.get(name);
        return [anchor(type.text.replaceAll('"', '')), symbol ? this.symbolLink(symbol) : ''];
      });
      return blocks(
        '## Error codes {#error-codes}',
        `Every error has its code in the property ${code('code')}; ${this.symbolLink(codes)} contains them by name.`,
        table(['Code', 'Error'], rows),
      );
    }

    /** The list of modules. */
    modules(): string {
      const rows = modules.map(({path: module, description, url, groups}) => {
        const parts = groups.map(({group: [, one, more, id], members: {length}}) =>
          link(`${length} ${length === 1 ? one : more}`, `${url}#${id}`),
        );
        return [link(code(module), url), `${description}<br />${parts.join(', ')}`];
      });
      return (
        frontMatter('Modules', 'The modules of the TypeScript SDK reference, and their contents.') +
        blocks(
          `The reference follows the source files of the SDK. A program imports everything from the package ${code('@dagger.io/dagger')} itself.`,
          table(['Module', 'Contents'], rows),
        )
      );
    }

    /** `front-page.md` with its placeholders filled. */
    front(): string {
      const essentials = config.essentials.flatMap(([name, purpose]) => {
        const symbol = sdk.get(name);
        return symbol ? [[this.symbolLink(symbol), sentenceCase(purpose)]] : [];
      });
      const places: Record<string, string> = {
        PACKAGE_VERSION: config.packageVersion,
        SNAPSHOT_VERSION: config.snapshotVersion,
        SINCE_MARK: sinceLink('0.18.15', releases),
        REQUIRED_MARK: requiredMark,
        ESSENTIALS: table(['Name', 'Purpose'], essentials),
        MODULES: modules.map(({title, url}) => link(title, url)).join(', '),
        OPTIONS: link('Options', `${modules[0]?.url ?? ''}#options`),
        RELEASES: this.releases(),
      };
      const text = readFileSync(path.join(__dirname, 'front-page.md'), 'utf8');
      const description = `Every class, method, option, enumeration and error of the Dagger TypeScript SDK, for releases ${config.snapshotVersion} to ${config.packageVersion}.`;
      return (
        frontMatter(referenceTitle, description) +
        text.replace(/\b[A-Z]+(?:_[A-Z]+)?\b/g, (place) => places[place] ?? place)
      );
    }

    /** Symbols added after the snapshot, by release. */
    private releases(): string {
      const added = [...since].flatMap(([name, release]) => {
        const [type = '', member] = name.replace(/\(.*$/, '').split('.');
        const symbol = sdk.get(type);
        if (forEveryType.test(name) || !symbol || isId(symbol)) return [];
        const method = symbol.methods.find((candidate) => apiName(candidate.name) === member);
        return [[release, method ? this.methodLink(method, name) : link(code(name), this.urlTo(symbol))] as const];
      });
      const rows = [...listByKey(added)].map(([release, entries]) => [release, entries.join(', ')]);
      return table(['Release', 'Additions'], rows);
    }
  }

  const page = new Page();
  return new Map([
    ['index.md', page.front()],
    ['modules.md', page.modules()],
    ...modules.map((module): [string, string] => [`${module.path}/index.md`, page.module(module)]),
    ...symbols.map((symbol): [string, string] => [
      `${symbol.module}/${symbol.folder}/${apiName(symbol.name)}.md`,
      new Page(symbol).symbol(symbol),
    ]),
  ]);
}

/** The methods that return a type, and those that accept it as a parameter or an option, by type name. */
function usagesOf(sdk: Sdk): {returnedBy: Map<string, Method[]>; acceptedBy: Map<string, Method[]>} {
  const methods = [...sdk.values()].flatMap((symbol) => symbol.methods);
  const usersBy = (typesOf: (method: Method) => Type[]): Map<string, Method[]> =>
    listByKey(
      methods.flatMap((method) =>
        [...new Set(typesOf(method).flatMap(({names}) => names))].map((name) => [name, method] as const),
      ),
    );
  return {
    returnedBy: usersBy(({returns}) => [returns]),
    acceptedBy: usersBy(({parameters}) =>
      parameters.flatMap(({type}) => [
        // Every type has `with`, which accepts a function of the type itself, so it's omitted.
        ...(type.text.includes('=>') ? [] : [type]),
        ...(sdk.get(type.text)?.fields ?? []).map((option) => option.type),
      ]),
    ),
  };
}
