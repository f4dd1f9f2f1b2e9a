import {buildSchema, type GraphQLSchema} from 'graphql';
import {formatTypeRef} from './model';
import type {ApiArgument, ApiEnumValue, ApiField, ApiModel, ApiType} from './types';

/** A graphql-js schema to validate queries with. */
export function toGraphQLSchema(model: ApiModel): GraphQLSchema {
  return buildSchema(toSchemaText(model));
}

/** The schema in GraphQL's schema language, with the descriptions. */
export function toSchemaText(model: ApiModel): string {
  return [...model.types.values()].map((type) => printDescription(type) + printType(type)).join('\n\n');
}

/** Formats a GraphQL string, which has the same escapes as JSON. */
function printDescription({description}: {description: string}): string {
  return description === '' ? '' : `${JSON.stringify(description)}\n`;
}

function printType(type: ApiType): string {
  switch (type.kind) {
    case 'scalar':
      return `scalar ${type.name}`;
    case 'enum':
      return `enum ${type.name} {\n  ${[...type.values.values()].map(printValue).join('\n  ')}\n}`;
    case 'input':
      return `input ${type.name} {\n  ${[...type.fields.values()].map(printArgument).join('\n  ')}\n}`;
    case 'object':
      return `type ${type.name} {\n  ${[...type.fields.values()].map(printField).join('\n  ')}\n}`;
  }
}

function printValue(value: ApiEnumValue): string {
  return printDescription(value) + value.name;
}

function printField(field: ApiField): string {
  const args = field.args.length > 0 ? `(${field.args.map(printArgument).join(', ')})` : '';
  const deprecated = field.deprecated === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(field.deprecated)})`;
  return `${printDescription(field)}${field.name}${args}: ${formatTypeRef(field.returns)}${deprecated}`;
}

function printArgument(argument: ApiArgument): string {
  return `${printDescription(argument)}${argument.name}: ${formatTypeRef(argument.type)}`;
}
