import ts from 'typescript';
import {normalizeName, toScreamingSnake} from './names';
import {describe} from './syntax';
import type {ApiEnum, ApiEnumValue} from './types';

/** Values that the engine also accepts, but that the SDK merges into the member whose name differs only in case. */
const FOLDED_VALUES: Record<string, readonly string[]> = {
  ImageLayerCompression: ['GZIP', 'ZSTD', 'UNCOMPRESSED'],
};

/**
 * An enum by its GraphQL value names. If two members share a value, one is the newer alias (`DirSource = "DIR_SOURCE"`,
 * `Dir = "DIR_SOURCE"`), whose GraphQL name is its own name in capitals (`DIR`).
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

/** The member whose name spells the value. If two do (`EstarGz`, `Estargz`), the first one wins. */
function spellsValue<M extends {typescriptName: string; value: string}>(sameValue: readonly M[]): M | undefined {
  return sameValue.find((member) => normalizeName(member.typescriptName) === normalizeName(member.value));
}
