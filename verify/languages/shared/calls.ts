import {loadApi} from '../../../src/content/api/model';
import type {ApiField, ApiObject} from '../../../src/content/api/types';
import type {FoundCall} from '../../core/types';
import type {Sources} from './units';

/**
 * The API field that a method of a generated class queries, as in `calls.json`: `Container.withExec`, with `Client` for
 * the root, as in every SDK. Undefined for other methods.
 *
 * @param className spells a type's name as the SDK does
 * @param methodName spells a field's name as the SDK does
 */
function memberNamed(
  type: string,
  method: string,
  className: (object: ApiObject) => string,
  methodName: (field: ApiField, object: ApiObject) => string,
): string | undefined {
  for (const object of loadApi().types.values()) {
    if (object.kind !== 'object' || className(object) !== type) continue;
    const field = [...object.fields.values()].find((one) => methodName(one, object) === method);
    if (field) return `${object.name === 'Query' ? 'Client' : object.name}.${field.name}`;
  }
  return undefined;
}

/** A call as a toolchain prints it, with the names of a language's SDK. */
export interface MethodCall extends Omit<FoundCall, 'member'> {
  type: string;
  method: string;
}

/** The API calls among a toolchain's calls in sources: see {@link memberNamed}. */
export function callsIn(
  sources: Sources,
  calls: readonly MethodCall[],
  ...spelling: [className: (object: ApiObject) => string, methodName: (field: ApiField, object: ApiObject) => string]
): FoundCall[] {
  return calls.flatMap(({file, line, column, type, method}) => {
    const snippet = sources.get(file);
    const member = memberNamed(type, method, ...spelling);
    return snippet && member !== undefined ? [{file: snippet.file, line, column, member}] : [];
  });
}
