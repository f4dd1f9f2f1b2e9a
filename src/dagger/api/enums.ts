import ts from 'typescript';
import {sameName, toScreamingSnake} from './names';
import {describe} from './syntax';
import type {ApiEnum, ApiEnumValue} from './types';

/** Values that the engine also accepts, but that the SDK merges into the member whose name differs only in case. */
const foldedValues: Record<string, readonly string[]> = {
  ImageLayerCompression: ['GZIP', 'ZSTD', 'UNCOMPRESSED'],
};

/**
 * An enum by its GraphQL value names: a member's value, unless the member is a newer alias (`Dir = "DIR_SOURCE"`), whose
 * GraphQL name is its own name in capitals (`DIR`).
 */
export function readEnum(node: ts.EnumDeclaration): ApiEnum {
  const name = node.name.text;
  const values = new Map<string, ApiEnumValue>();
  for (const member of node.members) {
    const typescriptName = member.name.getText();
    const value = member.initializer && ts.isStringLiteral(member.initializer) ? member.initializer.text : '';
    // If two members spell the same value (`EstarGz`, `Estargz`), the second one is the alias.
    const isAlias = !sameName(typescriptName, value) || values.has(value);
    const valueName = isAlias ? toScreamingSnake(typescriptName) : value;
    values.set(valueName, {name: valueName, typescriptName, description: describe(member).text});
  }
  for (const folded of foldedValues[name] ?? []) values.set(folded, {name: folded, description: ''});
  return {kind: 'enum', name, typescriptName: name, description: describe(node).text, values};
}
