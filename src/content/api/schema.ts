import {buildSchema, type GraphQLSchema} from 'graphql';
import {formatTypeRef} from './model';
import type {ApiArgument, ApiField, ApiModel, ApiType} from './types';

/** A graphql-js schema to validate queries with. */
export function toGraphQLSchema(model: ApiModel): GraphQLSchema {
  return buildSchema([...model.types.values()].map(printType).join('\n\n'));
}

function printType(type: ApiType): string {
  switch (type.kind) {
    case 'scalar':
      return `scalar ${type.name}`;
    case 'enum':
      return `enum ${type.name} {\n  ${[...type.values.keys()].join('\n  ')}\n}`;
    case 'input':
      return `input ${type.name} {\n  ${[...type.fields.values()].map(printArgument).join('\n  ')}\n}`;
    case 'object':
      return `type ${type.name} {\n  ${[...type.fields.values()].map(printField).join('\n  ')}\n}`;
  }
}

function printField(field: ApiField): string {
  const args = field.args.length > 0 ? `(${field.args.map(printArgument).join(', ')})` : '';
  const deprecated = field.deprecated === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(field.deprecated)})`;
  return `${field.name}${args}: ${formatTypeRef(field.returns)}${deprecated}`;
}

function printArgument({name, type}: ApiArgument): string {
  return `${name}: ${formatTypeRef(type)}`;
}
