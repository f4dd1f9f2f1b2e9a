import {findObject, loadApi} from '../../../src/content/api/model';

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
