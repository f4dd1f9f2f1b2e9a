import {getNamedType, type GraphQLSchema, isObjectType, Kind, parse, type SelectionSetNode} from 'graphql';

/** The selected fields, with a type in place of each value; `…` for what only an engine's module has. */
function fieldsOf({selections}: SelectionSetNode, owner: string, schema: GraphQLSchema): object {
  const parent = schema.getType(owner);
  const fields: Record<string, unknown> = {};
  for (const node of selections) {
    if (node.kind !== Kind.FIELD) continue;
    const {alias, name, selectionSet} = node;
    const type = isObjectType(parent) ? parent.getFields()[name.value]?.type : undefined;
    const written = String(type ?? '…');
    const value = type && selectionSet ? fieldsOf(selectionSet, getNamedType(type).name, schema) : written;
    fields[(alias ?? name).value] = selectionSet && written.startsWith('[') ? [value] : value;
  }
  return fields;
}

/**
 * The shape of a query's response, before it has run.
 *
 * @throws if the query is incomplete
 */
export function shapeOf(query: string, schema: GraphQLSchema): string {
  const operation = parse(query).definitions.find((it) => it.kind === Kind.OPERATION_DEFINITION);
  const data = operation && fieldsOf(operation.selectionSet, 'Query', schema);
  return JSON.stringify({data}, null, 2).replace(/: "(.*)"/g, ': $1');
}
