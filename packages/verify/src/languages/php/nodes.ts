import {Engine} from 'php-parser';

/** A node of php-parser's syntax tree, whose own declarations don't distinguish its kinds. */
export interface Node {
  kind: string;
  loc?: {start: {line: number; column: number; offset: number}} | null;
  [property: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as {kind?: unknown}).kind === 'string';
}

/** The child node in a property, if it's one. Like all readers below, it finds nothing in an absent node. */
export function child(node: Node | undefined, property: string): Node | undefined {
  const value = node?.[property];
  return isNode(value) ? value : undefined;
}

/** The child nodes in a list property, without holes. */
export function children(node: Node | undefined, property: string): Node[] {
  const value = node?.[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A property's text: its own, or the name of its identifier. */
export function text(node: Node | undefined, property: string): string | undefined {
  const value = node?.[property];
  if (typeof value === 'string') return value;
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}

/** The name of a declaration or reference; empty if it has none. */
export function nameOf(node: Node | undefined): string {
  return text(node, 'name') ?? '';
}

export function flag(node: Node | undefined, property: string): boolean {
  return node?.[property] === true;
}

/** All child nodes. */
export function below(node: Node | undefined): Node[] {
  return Object.entries(node ?? {}).flatMap(([property, value]) => {
    if (property === 'loc') return [];
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

/** 1-based; the line of the first child that has one. */
export function lineOf(node: Node | undefined): number {
  return node?.loc?.start.line ?? below(node).map(lineOf)[0] ?? 1;
}

/** The attributes of a declaration. */
export function attributesOf(node: Node): Node[] {
  return children(node, 'attrGroups').flatMap((group) => children(group, 'attrs'));
}

/** Parses a file with `<?php`; throws if the text isn't valid PHP. */
export function parse(source: string): Node {
  const engine = new Engine({parser: {version: '8.3', suppressErrors: false}, ast: {withPositions: true}});
  return engine.parseCode(source, 'snippet.php') as unknown as Node;
}
