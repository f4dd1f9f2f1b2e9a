import ts from 'typescript';
import {normalizeName, toScreamingSnake} from './names';
import {describe} from './syntax';
import type {ApiEnum, ApiEnumValue} from './types';

/** Values that the engine takes too, but that the SDK folds into the member of the same name in another case. */
const FOLDED_VALUES: Record<string, readonly string[]> = {
  ImageLayerCompression: ['GZIP', 'ZSTD', 'UNCOMPRESSED'],
};

/**
 * An enum by its GraphQL value names. Two members with one value are a value and its newer alias
 * (`DirSource = "DIR_SOURCE"`, `Dir = "DIR_SOURCE"`): the alias' GraphQL name is its own in capitals (`DIR`).
 */
export function readEnum(node: ts.EnumDeclaration): ApiEnum {
  const name = node.name.text;
  const members = node.members.map((member) => ({
    typescriptName: member.name.getText(),
    value: member.initializer && ts.isStringLiteral(member.initializer) ? member.initializer.text : '',
    description: describe(member).text,
  }));
  const values = new Map<string, ApiEnumValue>();
  for (const member of members) {
    const sameValue = members.filter((other) => other.value === member.value);
    const alias = sameValue.length > 1 && member !== spellsValue(sameValue);
    const valueName = alias ? toScreamingSnake(member.typescriptName) : member.value;
    values.set(valueName, {
      name: valueName,
      typescriptName: member.typescriptName,
      description: member.description,
    });
  }
  for (const folded of FOLDED_VALUES[name] ?? []) values.set(folded, {name: folded, description: ''});
  return {kind: 'enum', name, typescriptName: name, description: describe(node).text, values};
}

/** The member whose name spells the value; of two that do (`EstarGz`, `Estargz`) the first. */
function spellsValue<M extends {typescriptName: string; value: string}>(sameValue: readonly M[]): M | undefined {
  return sameValue.find((member) => normalizeName(member.typescriptName) === normalizeName(member.value));
}
