import {findObject, loadApi} from '../../../src/content/api/model';

/**
 * A field of the API as `calls.json` names it: `Container.withExec`; the root type is `Client`, as in every SDK.
 *
 * @param type its GraphQL name, `Query` for the root
 * @throws where the API has no such field: a compiler's answer was read wrongly
 */
export function memberName(type: string, field: string): string {
  if (!findObject(loadApi(), type)?.fields.has(field)) throw new Error(`the API has no field ${type}.${field}`);
  return `${type === 'Query' ? 'Client' : type}.${field}`;
}
