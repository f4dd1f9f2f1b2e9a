import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  specifiedScalarTypes,
} from 'graphql';
import {findNames} from '@docs-kit/base/names';
import {element} from '@docs-kit/instant/browser/element';
import {byId, prose} from './elements';

/** Addresses in the site's reference: by type (`Container`) and by member (`Container.withExec`). */
export type ReferenceLinks = Readonly<Record<string, string>>;

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** `Container` for `[Container!]!`. */
const bareName = (written: string): string => written.replace(/[[\]!]/g, '');

/** Whether a root field loads an object by its ID: every type has one, and readers rarely look for it. */
export const isLoader = (field: string): boolean => /^load\w+FromID$/.test(field);

const hasFields = (type: GraphQLNamedType): type is GraphQLObjectType | GraphQLInputObjectType =>
  isObjectType(type) || isInputObjectType(type);

/** Maximum number of search results. */
const maxResults = 20;

function countOf(results: number): string {
  if (results === maxResults) return `First ${maxResults} matches`;
  return results === 1 ? '1 match' : `${results || 'No'} matches`;
}

/** The schema's documentation beside the editor: one type at a time, with search and links to the reference. */
export class DocsPane {
  private readonly search = byId('docs-search', HTMLInputElement);
  private readonly count = byId('docs-count', HTMLParagraphElement);
  private readonly results = byId('docs-results', HTMLUListElement);
  private readonly view = byId('docs-view', HTMLDivElement);

  constructor(
    private schema: GraphQLSchema,
    private readonly links: ReferenceLinks,
  ) {
    this.search.addEventListener('input', () => this.showResults());
    this.search.addEventListener('keydown', ({key}) => {
      if (key !== 'Escape') return;
      this.search.value = '';
      this.showResults();
    });
    this.render('Query');
  }

  /** Switches to another schema and shows its root. */
  setSchema(schema: GraphQLSchema): void {
    this.schema = schema;
    this.render('Query');
  }

  /**
   * Shows a type, expands one of its members, and moves the focus there.
   *
   * @param name as in a schema, possibly a reference: `[Container!]!`
   * @param member a member of the type
   */
  show(name: string, member?: string): void {
    this.render(name, member);
    byId('docs', HTMLDetailsElement).open = true;
    const target = this.view.querySelector<HTMLElement>('details[open] > summary') ?? this.view.querySelector('h3');
    target?.focus();
  }

  private render(name: string, member?: string): void {
    const type = this.schema.getType(bareName(name));
    if (!type) return;
    const back = element('p', {}, this.button('Back to Query', 'Query'));
    this.view.replaceChildren(
      ...(type.name === 'Query' ? [] : [back]),
      element('h3', {tabindex: '-1'}, element('code', {}, type.name)),
      ...this.description(type.description),
      ...this.reference(type.name),
      ...this.members(type, member),
    );
  }

  private members(type: GraphQLNamedType, opened: string | undefined): Node[] {
    if (hasFields(type)) return this.fields(type.name, Object.values(type.getFields()), opened);
    if (isEnumType(type)) {
      const values = type.getValues().map(({name, description}) => {
        return element('li', {}, element('code', {}, name), ' ', ...prose(description ?? ''));
      });
      return [element('ul', {}, ...values)];
    }
    return [];
  }

  private fields(owner: string, fields: readonly Field[], opened: string | undefined): Node[] {
    const loadersLast = [...fields.filter(({name}) => !isLoader(name)), ...fields.filter(({name}) => isLoader(name))];
    return loadersLast.map((field) => this.field(owner, field, field.name === opened));
  }

  private field(owner: string, field: Field, open: boolean): Node {
    const args = 'args' in field ? field.args : [];
    const deprecated = field.deprecationReason;
    return element(
      'details',
      open ? {open: ''} : {},
      element(
        'summary',
        {},
        element('code', {}, field.name),
        ' ',
        element('span', {class: 'docs-type'}, String(field.type)),
      ),
      ...(deprecated == null ? [] : [element('p', {}, element('strong', {}, 'Deprecated. '), ...prose(deprecated))]),
      ...this.description(field.description),
      ...(args.length > 0 ? [element('dl', {}, ...args.flatMap((argument) => this.argument(argument)))] : []),
      element('p', {}, 'Returns ', this.typeReference(String(field.type)), '.'),
      ...this.reference(`${owner}.${field.name}`),
    );
  }

  private argument({name, type, description}: GraphQLArgument): Node[] {
    return [
      element('dt', {}, element('code', {}, `${name}: `), this.typeReference(String(type))),
      element('dd', {}, ...prose(description ?? '')),
    ];
  }

  private description(text: string | null | undefined): Node[] {
    return (text ?? '')
      .split(/\n{2,}/)
      .filter(Boolean)
      .map((paragraph) => element('p', {}, ...prose(paragraph)));
  }

  /** Empty for functions of a module, which only the engine has. */
  private reference(name: string): Node[] {
    const address = this.links[name];
    if (address === undefined) return [];
    const link = element('a', {href: address, target: '_blank', rel: 'noopener'}, `See ${name} in the reference`);
    return [element('p', {}, link)];
  }

  /** A type as in a schema, `[Container!]!`, linked if it's one of Dagger's. */
  private typeReference(written: string): Node {
    const name = bareName(written);
    return specifiedScalarTypes.some((scalar) => scalar.name === name)
      ? element('code', {}, written)
      : this.button(written, name);
  }

  private button(label: string, type: string, member?: string): Node {
    const button = element('button', {type: 'button', class: 'docs-link'}, label);
    button.addEventListener('click', () => this.show(type, member));
    return button;
  }

  private showResults(): void {
    const types = Object.values(this.schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    const entries = types.flatMap((type) => [
      type.name,
      ...(hasFields(type) ? Object.keys(type.getFields()).map((it) => `${type.name}.${it}`) : []),
    ]);
    const found = findNames(entries, this.search.value, maxResults);
    const items = found.map((entry) => {
      const [type = '', member] = entry.split('.');
      return element('li', {}, this.button(entry, type, member));
    });
    const isEmpty = this.search.value.trim() === '';
    this.count.textContent = isEmpty ? '' : countOf(items.length);
    this.results.replaceChildren(...items);
  }
}
