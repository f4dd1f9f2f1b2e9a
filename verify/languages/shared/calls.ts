import {loadApi} from '../../../src/content/api/model';
import type {ApiField, ApiObject} from '../../../src/content/api/types';

/**
 * The API field that a method of a generated class queries, as in `calls.json`: `Container.withExec`, with `Client` for
 * the root, as in every SDK. Undefined for other methods.
 *
 * @param className spells a type's name as the SDK does
 * @param methodName spells a field's name as the SDK does
 */
export function memberNamed(
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
