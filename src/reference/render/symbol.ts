import {apiName, sinceOf} from '../since';
import type {Callable, Field, SdkSymbol} from '../types';
import {
  docText,
  fieldSince,
  identified,
  marks,
  memberText,
  methodLink,
  replacement,
  symbolSince,
  symbolSummary,
  typeCode,
  typeLink,
  type Context,
  type Usage,
} from './context';
import {anchor, blocks, code, frontMatter, heading, link, signature, table} from './markdown';
import {plain, sentenceCase, summary} from './prose';

/** Declarations longer than this get a line for each parameter. */
const LINE = 76;
/** Classes with more methods than this open with a table of them. */
const OVERVIEW = 6;

/** The page of one symbol, without examples. */
export function symbolPage(context: Context, symbol: SdkSymbol, example?: string): string {
  const head = frontMatter({title: symbol.name, description: description(context, symbol)});
  return `${head}\n${blocks(
    marks(symbol.doc, symbolSince(context, symbol)),
    introduction(context, symbol),
    symbol.name !== symbol.tsName &&
      `In TypeScript the class is named ${code(symbol.tsName)}; everywhere else in the API it is ${code(symbol.name)}.`,
    declaration(symbol) && signature(declaration(symbol)),
    symbol.kind === 'function' && symbol.methods.map((method) => parameters(context, symbol, method)).join('\n\n'),
    symbol.kind === 'enumeration' ? values(context, symbol) : fieldSection(context, symbol),
    symbol.kind === 'class' && methodSection(context, symbol),
    example && blocks(heading(2, 'Example', 'example'), `\`\`\`typescript\n${example.trim()}\n\`\`\``),
    usages(context, symbol),
  )}\n`;
}

/** Short on purpose: the descriptions of all pages travel with the sidebar. */
function description(context: Context, symbol: SdkSymbol): string {
  return plain(symbolSummary(context, symbol));
}

function introduction(context: Context, symbol: SdkSymbol): string {
  const usage = context.owners.get(symbol.tsName);
  if (usage) return `Options of ${methodLink(context, usage)}.`;
  const object = identified(context, symbol);
  if (object) {
    return `Identifies an object of type ${typeLink(context, object)}. The value is opaque: take it from one call and hand it to another, and do not read anything into it.`;
  }
  const text = context.config.summaries[symbol.tsName] ?? symbol.doc.text;
  return docText(context, sentenceCase(text) || symbolSummary(context, symbol), symbol);
}

function declaration(symbol: SdkSymbol): string {
  switch (symbol.kind) {
    case 'function':
      return symbol.methods.map((method) => `function ${callable(method)}`).join('\n');
    case 'variable':
      return symbol.type ? `const ${symbol.tsName}: ${symbol.type.text}` : '';
    case 'type-alias':
      return symbol.type ? `type ${symbol.tsName} = ${symbol.type.text}` : aliasType(symbol);
    default:
      return '';
  }
}

/** The form of a function type: `type CallbackFct = (client: Client) => Promise<void>`. */
function aliasType(symbol: SdkSymbol): string {
  const [method] = symbol.methods;
  return method ? `type ${symbol.tsName} = ${callable({...method, name: ''}).replace(/\): /, ') => ')}` : '';
}

function callable({name, params, returns}: Callable): string {
  const list = params.map((param) => `${param.name}${param.optional ? '?' : ''}: ${param.type.text}`);
  const line = `${name}(${list.join(', ')}): ${returns.text}`;
  return line.length <= LINE ? line : `${name}(\n${list.map((param) => `  ${param},\n`).join('')}): ${returns.text}`;
}

function methodSection(context: Context, owner: SdkSymbol): string {
  if (owner.methods.length === 0) return '';
  const overview = owner.methods.map((method) => [
    link(code(method.name), `#${method.name.toLowerCase()}`),
    [
      marks(method.doc, memberSince(context, owner, method.name)),
      docText(context, methodSummary(context, owner, method), owner),
    ].join(' '),
  ]);
  return blocks(
    heading(2, 'Methods', 'api-methods'),
    owner.methods.length > OVERVIEW && table(['Method', 'Summary'], overview),
    ...owner.methods.map((method) => methodBlock(context, owner, method)),
  );
}

function memberSince(context: Context, owner: SdkSymbol, member: string): string | undefined {
  const release = sinceOf(context.since, `${owner.name}.${apiName(member)}`);
  return release === symbolSince(context, owner) ? undefined : release;
}

function methodSummary(context: Context, owner: SdkSymbol, {name, doc}: Callable): string {
  return summary(memberText(context, owner, name, doc));
}

function methodBlock(context: Context, owner: SdkSymbol, method: Callable): string {
  // The name that the other SDKs use is an anchor, too.
  const alias = apiName(method.name) === method.name ? '' : `<a id="${apiName(method.name).toLowerCase()}"></a>`;
  return blocks(
    heading(3, method.name, method.name.toLowerCase()),
    [
      alias,
      marks(method.doc, memberSince(context, owner, method.name)),
      replacement(context, owner, method.name, method.doc),
    ]
      .filter(Boolean)
      .join(' '),
    signature(callable(method)),
    docText(context, memberText(context, owner, method.name, method.doc), owner),
    parameters(context, owner, method),
  );
}

/** The tables of a method's parameters and of its options. */
function parameters(context: Context, owner: SdkSymbol, method: Callable): string {
  const options = context.sdk.get(method.params.at(-1)?.type.text ?? '');
  const expanded = options?.name.endsWith('Opts') ? options : undefined;
  const own = expanded ? method.params.slice(0, -1) : method.params;
  const newest = memberSince(context, owner, method.name) ?? symbolSince(context, owner);
  return blocks(
    // A table that says nothing but what the signature says is left out.
    own.some(({doc}) => doc.text) &&
      table(
        ['Parameter', 'Type', 'Description'],
        own.map((param) => {
          const release = sinceOf(context.since, `${owner.name}.${apiName(method.name)}(${param.name})`);
          return row(context, owner, param, code(param.name), release === newest ? undefined : release);
        }),
      ),
    expanded &&
      table(
        ['Option', 'Type', 'Description'],
        expanded.fields.map((field) => {
          const release = fieldSince(context, expanded, field);
          return row(context, owner, field, code(field.name), release === newest ? undefined : release);
        }),
      ),
  );
}

function row(context: Context, page: SdkSymbol, field: Field, name: string, release: string | undefined): string[] {
  return [
    name,
    `${typeCode(context, field.type, page)}${field.optional ? '' : ' <span class="api-required">required</span>'}`,
    fieldText(context, page, field, release),
  ];
}

function fieldText(context: Context, page: SdkSymbol, field: Field, release: string | undefined): string {
  return [
    marks(field.doc, release),
    docText(context, sentenceCase(field.doc.text), page),
    field.defaultValue && `Default: ${code(field.defaultValue)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function fieldSection(context: Context, symbol: SdkSymbol): string {
  if (symbol.fields.length === 0) return '';
  const newest = symbolSince(context, symbol);
  const rows = symbol.fields.map((field) => {
    const release = fieldSince(context, symbol, field);
    return row(context, symbol, field, anchor(field.name), release === newest ? undefined : release);
  });
  // Properties of an object that one reads are all there; "required" is for what one writes.
  const readOnly = symbol.kind === 'class' || symbol.kind === 'variable';
  const cells = readOnly ? rows.map((cells) => cells.map((cell) => cell.replace(/ <span.*$/, ''))) : rows;
  return blocks(
    symbol.kind === 'class' && heading(2, 'Properties', 'api-properties'),
    table(['Property', 'Type', 'Description'], cells),
  );
}

function values(context: Context, symbol: SdkSymbol): string {
  const newest = symbolSince(context, symbol);
  return table(
    ['Member', 'Value', 'Description'],
    symbol.fields.map((field, index) => {
      const release = fieldSince(context, symbol, field);
      // Two spellings of one member, such as EstarGz and Estargz, share the anchor of the first.
      const spelledBefore = symbol.fields
        .slice(0, index)
        .some(({name}) => name.toLowerCase() === field.name.toLowerCase());
      return [
        spelledBefore ? code(field.name) : anchor(field.name),
        code(field.type.text),
        fieldText(context, symbol, field, release === newest ? undefined : release),
      ];
    }),
  );
}

/** Where values of the type come from and where they go. */
function usages(context: Context, symbol: SdkSymbol): string {
  const others = (map: Map<string, Usage[]>): string =>
    (map.get(symbol.tsName) ?? [])
      .filter(({owner}) => owner !== symbol)
      .map((usage) => methodLink(context, usage))
      .join(', ');
  const returned = others(context.returnedBy);
  const accepted = context.owners.has(symbol.tsName) ? '' : others(context.acceptedBy);
  return blocks(
    (returned || accepted) && heading(2, 'Used by', 'used-by'),
    returned && `Returned by ${returned}.`,
    accepted && `Accepted by ${accepted}.`,
  );
}
