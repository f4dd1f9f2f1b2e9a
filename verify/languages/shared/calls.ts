import {findObject, loadApi} from '../../../src/content/api/model';
import type {ApiField, ApiObject} from '../../../src/content/api/types';

/**
 * Formats an API field as in `calls.json`: `Container.withExec`; the root type is `Client`, as in every SDK.
 *
 * @param type the GraphQL name, `Query` for the root
 * @throws if the API has no such field, because a compiler's answer was misread
 */
export function memberName(type: string, field: string): string {
  if (!findObject(loadApi(), type)?.fields.has(field))
    throw new Error(`field ${type}.${field} doesn't exist in the API`);
  return `${type === 'Query' ? 'Client' : type}.${field}`;
}

/**
 * The API field that a method of a generated class queries, as in `calls.json`; undefined for other methods.
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
    if (field) return memberName(object.name, field.name);
  }
  return undefined;
}
