// cspell:ignore mdxjs
import {valueToEstree} from 'estree-util-value-to-estree';
import type {BlockContent, DefinitionContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

/** An attribute's value: `a="b"`, or `a={{"b": "c"}}`. */
type AttributeValue = string | Record<string, string>;

function attribute(name: string, value: AttributeValue): MdxJsxAttribute {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};

  const body = [{type: 'ExpressionStatement' as const, expression: valueToEstree(value)}];
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {estree: {type: 'Program', sourceType: 'module', comments: [], body}},
    },
  };
}

/** Creates a block element: `<name a="b">…</name>`. */
export function element(
  name: string,
  attributes: Record<string, AttributeValue>,
  children: (BlockContent | DefinitionContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children,
  };
}

/** Creates `import local from 'source'` at the top of a page; `locals` maps local names to sources. */
export function defaultImports(locals: Record<string, string>): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: Object.entries(locals).map(([name, source]) => ({
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        })),
      },
    },
  };
}
