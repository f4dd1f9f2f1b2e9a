import type {Kind, ModuleConfig, SdkSymbol} from '../types';
import {docText, marks, sinceMark, symbolSince, symbolSummary, typeLink, url, type Context} from './context';
import {anchor, blocks, code, frontMatter, heading, link, table} from './markdown';

/** A section of an index page: which symbols it lists. */
interface Group {
  title: string;
  /** In running text, for one and for more. */
  nouns: [string, string];
  id: string;
  has: (symbol: SdkSymbol) => boolean;
}

const ofKind = (kind: Kind) => (symbol: SdkSymbol) => symbol.kind === kind;

/** In the order of the page; a symbol belongs to the first group that has it. */
const GROUPS: Group[] = [
  {title: 'Functions', nouns: ['function', 'functions'], id: 'functions', has: ofKind('function')},
  {title: 'Variables', nouns: ['variable', 'variables'], id: 'variables', has: ofKind('variable')},
  {title: 'Classes', nouns: ['class', 'classes'], id: 'classes', has: ofKind('class')},
  {title: 'Enumerations', nouns: ['enumeration', 'enumerations'], id: 'enumerations', has: ofKind('enumeration')},
  {title: 'Options', nouns: ['options type', 'options types'], id: 'options', has: ({name}) => name.endsWith('Opts')},
  {title: 'IDs', nouns: ['ID', 'IDs'], id: 'ids', has: ({kind, name}) => kind === 'type-alias' && name.endsWith('ID')},
  {title: 'Other types', nouns: ['other type', 'other types'], id: 'types', has: () => true},
];

function symbolsOf({sdk}: Context, module: ModuleConfig): SdkSymbol[] {
  return [...sdk.values()].filter((symbol) => symbol.module === module.path);
}

function groupsOf(context: Context, module: ModuleConfig): {group: Group; symbols: SdkSymbol[]}[] {
  const symbols = symbolsOf(context, module);
  return GROUPS.map((group) => ({
    group,
    symbols: symbols.filter((symbol) => GROUPS.find(({has}) => has(symbol)) === group),
  })).filter(({symbols: {length}}) => length > 0);
}

/** The page of a module: its symbols, a line for each. */
export function modulePage(context: Context, module: ModuleConfig, example?: string): string {
  const groups = groupsOf(context, module).map(({group, symbols}) =>
    blocks(
      heading(2, group.title, group.id),
      group.id === 'ids' &&
        'An ID names an object of the type it is called after; the SDK turns objects into IDs by itself.',
      table(
        ['Name', group.id === 'options' ? 'Used by' : 'Summary'],
        symbols.map((symbol) => [typeLink(context, symbol), summaryCell(context, symbol)]),
      ),
    ),
  );
  return page(
    module.title,
    module.description,
    docText(context, module.description),
    example && `\`\`\`typescript\n${example.trim()}\n\`\`\``,
    errorCodes(context, module),
    ...groups,
  );
}

function summaryCell(context: Context, symbol: SdkSymbol): string {
  const text = symbolSummary(context, symbol);
  return [
    marks(symbol.doc, symbolSince(context, symbol)),
    // The name beside it says the rest, and a second link in each row would only weigh.
    context.owners.has(symbol.tsName) ? text.replace(/^Options of (.*)\.$/, '$1') : docText(context, text, symbol),
  ].join(' ');
}

function errorCodes(context: Context, module: ModuleConfig): string {
  const codes = context.sdk.get('ERROR_CODES');
  if (codes?.module !== module.path) return '';
  const rows = codes.fields
    .map((field) => ({code: field.type.text.replaceAll('"', ''), symbol: context.sdk.get(field.name)}))
    .sort((a, b) => a.code.localeCompare(b.code));
  return blocks(
    heading(2, 'Error codes', 'error-codes'),
    `Every error has its code in the property ${code('code')}; ${typeLink(context, codes)} holds them by name.`,
    table(
      ['Code', 'Error'],
      rows.map(({code: value, symbol}) => [anchor(value), symbol ? typeLink(context, symbol) : '']),
    ),
  );
}

/** The list of the modules. */
export function modulesPage(context: Context): string {
  const rows = context.config.modules.map((module) => {
    const parts = groupsOf(context, module).map(({group, symbols}) =>
      link(
        `${symbols.length} ${group.nouns[symbols.length === 1 ? 0 : 1]}`,
        `${moduleUrl(context, module)}#${group.id}`,
      ),
    );
    return [link(code(module.path), moduleUrl(context, module)), `${module.description}<br />${parts.join(', ')}`];
  });
  return page(
    'Modules',
    'The modules that the TypeScript SDK reference consists of, and what each holds.',
    `The reference follows the source files of the SDK. A program imports everything from the package ${code('@dagger.io/dagger')} itself.`,
    table(['Module', 'Contents'], rows),
  );
}

/** The first page of the section. */
export function sectionPage(context: Context): string {
  const {config, sdk} = context;
  const [api] = config.modules;
  return page(
    'TypeScript SDK',
    `Every class, method, option, enumeration and error of the Dagger TypeScript SDK, for releases ${config.snapshotVersion} to ${config.packageVersion}.`,
    `Every class, method, option and error of the package ${code('@dagger.io/dagger')}. The classes and methods are those of the Dagger API: the other SDKs have them under the same names, in the spelling of their language.`,
    `:::note[Which release this describes]

The pages are generated from release ${config.packageVersion}, the last of the 0.18 line. What ${config.snapshotVersion} does not have yet carries the release that brought it, like ${sinceMark('0.18.15')}. The samples in the guides run on ${config.snapshotVersion}.

:::`,
    heading(2, 'Start here', 'start-here'),
    table(
      ['Name', 'What it is for'],
      config.essentials.flatMap(([name, purpose]) => {
        const symbol = sdk.get(name);
        return symbol ? [[typeLink(context, symbol), `${purpose[0]?.toUpperCase()}${purpose.slice(1)}.`]] : [];
      }),
    ),
    `All of them: ${config.modules.map((module) => link(module.title, moduleUrl(context, module))).join(', ')}.`,
    heading(2, 'How to read the pages', 'how-to-read'),
    `A method that returns an object (${code('Container')}, ${code('Directory')}) only adds a step to the pipeline. A method that returns a ${code('Promise')} sends the pipeline to the engine and waits for the value.

Options are the last argument, an object whose keys are all optional unless they are marked <span class="api-required">required</span>. Their type has a page of its own under ${api ? link('Options', `${moduleUrl(context, api)}#options`) : 'Options'}.

A name that TypeScript reserves ends in an underscore there: ${code('import_')}, ${code('Module_')}, ${code('Function_')}.`,
    newSection(context),
  );
}

/** Methods that exist for every type of the API, so that a new type brings them. */
const FOR_EVERY_TYPE = /^(?:Binding\.as|Env\.with|Client\.load)[A-Z]/;

/** What came after the snapshot, by release. */
function newSection(context: Context): string {
  const releases = new Map<string, string[]>();
  for (const [name, release] of context.since) {
    if (FOR_EVERY_TYPE.test(name)) continue;
    const [type = '', member] = name.replace(/\(.*$/, '').split('.');
    const symbol = context.sdk.get(type) ?? context.sdk.get(`${type}_`);
    if (!symbol || (symbol.kind === 'type-alias' && symbol.name.endsWith('ID'))) continue;
    const entries = releases.get(release) ?? [];
    entries.push(link(code(name), url(context, symbol, member)));
    releases.set(release, entries);
  }
  return blocks(
    heading(2, `New after ${context.config.snapshotVersion}`, 'new'),
    table(
      ['Release', 'What it brought'],
      [...releases].map(([release, entries]) => [release, entries.join(', ')]),
    ),
    `A new type also brings its ID and the methods that exist for every type: ${['Binding.as…', 'Client.load…FromID', 'Env.with…Input', 'Env.with…Output'].map(code).join(', ')}.`,
  );
}

function moduleUrl({config}: Context, module: ModuleConfig): string {
  return `${config.route}/${module.path}/`;
}

function page(title: string, description: string, ...parts: (string | false | undefined)[]): string {
  return `${frontMatter({title, description})}\n${blocks(...parts)}\n`;
}
