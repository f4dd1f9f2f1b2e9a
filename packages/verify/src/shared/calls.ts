import {loadApi} from '@docs-kit/dagger/api/model';
import type {ApiField, ApiObject} from '@docs-kit/dagger/api/types';
import type {FoundCall} from './snippets';
import type {Sources} from './units';

/** A call as a toolchain prints it, with the names of a language's SDK. */
export interface MethodCall extends Omit<FoundCall, 'member'> {
  type: string;
  method: string;
}

/**
 * The calls of methods of generated classes that query API fields, each with its field as in `calls.json`:
 * `Container.withExec`, with `Client` for the root, as in every SDK.
 *
 * @param className spells a type's name as the SDK does
 * @param methodName spells a field's name as the SDK does
 */
export function callsIn(
  sources: Sources,
  calls: readonly MethodCall[],
  className: (object: ApiObject) => string,
  methodName: (field: ApiField, object: ApiObject) => string,
): FoundCall[] {
  const members = new Map<string, string>();
  for (const object of loadApi().types.values()) {
    if (object.kind !== 'object') continue;
    for (const field of object.fields.values()) {
      const member = `${object.name === 'Query' ? 'Client' : object.name}.${field.name}`;
      members.set(`${className(object)}.${methodName(field, object)}`, member);
    }
  }
  return calls.flatMap(({file, line, column, type, method}) => {
    const snippet = sources.get(file);
    const member = members.get(`${type}.${method}`);
    return snippet && member !== undefined ? [{file: snippet.file, line, column, member}] : [];
  });
}
