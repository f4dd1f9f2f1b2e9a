import {parse, validate} from 'graphql';
import {describe, expect, test} from 'vitest';
import {findObject, findType, formatTypeRef, loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {toGraphQLSchema} from '@docs-kit/dagger/api/schema';
import type {ApiObject, ApiType} from '@docs-kit/dagger/api/types';

const model = loadApi('0.18.14');
const count = (kind: ApiType['kind']): number => [...model.types.values()].filter((type) => type.kind === kind).length;

function object(name: string): ApiObject {
  const type = findObject(model, name);
  if (!type) throw new Error(`no object ${name}`);
  return type;
}

function signature(typeName: string, fieldName: string): string {
  const field = object(typeName).fields.get(fieldName);
  if (!field) throw new Error(`no field ${typeName}.${fieldName}`);
  const args = field.args.map(({name, type}) => `${name}: ${formatTypeRef(type)}`).join(', ');
  return `${field.name}(${args}): ${formatTypeRef(field.returns)}`;
}

describe('the API model of 0.18.14', () => {
  test('has as many types and fields as the release’s schema', () => {
    const objects = [...model.types.values()].filter((type) => type.kind === 'object');
    const fields = objects.flatMap((type) => [...type.fields.values()]);
    expect({object: count('object'), enum: count('enum'), input: count('input'), scalar: count('scalar')}).toEqual({
      object: 46,
      enum: 7,
      input: 3,
      scalar: 48,
    });
    expect(fields).toHaveLength(506);
    expect(fields.flatMap((field) => field.args)).toHaveLength(471);
  });

  test('uses the GraphQL name of every member that TypeScript renames', () => {
    const renames = [...model.types.values()].flatMap((type) => {
      const members = type.kind === 'object' ? [...type.fields.values()] : [];
      return [
        ...(type.typescriptName === type.name ? [] : [`${type.typescriptName} ${type.name}`]),
        ...members
          .flatMap((field) => [field, ...field.args])
          .filter((member) => member.typescriptName !== member.name)
          .map((member) => `${type.name}.${member.typescriptName} ${member.name}`),
      ];
    });
    expect(renames.sort()).toEqual([
      'Client Query',
      'Container.import_ import',
      'Function_ Function',
      'LLM.number_ number',
      'Module.enum_ enum',
      'Module_ Module',
      'ObjectTypeDef.constructor_ constructor',
      'Query.function_ function',
      'Query.module_ module',
      'SourceMap.module_ module',
      'TypeDef.function_ function',
      'TypeDef.function_ function',
    ]);
  });

  test('omits members that only the SDK has', () => {
    expect(findType(model, 'BaseClient')).toBeUndefined();
    expect(findType(model, 'ContainerWithExecOpts')).toBeUndefined();
    expect(object('Container').fields.get('with')).toBeUndefined();
    expect(object('Query').fields.get('getGQLClient')).toBeUndefined();
  });

  test.each([
    ['Container', 'sync', 'sync(): ContainerID!'],
    ['Service', 'stop', 'stop(kill: Boolean): ServiceID!'],
    ['Container', 'from', 'from(address: String!): Container!'],
    ['Container', 'up', /^up\(.*ports: \[PortForward!\].*\): Void$/],
    ['Container', 'withFiles', /^withFiles\(path: String!, sources: \[FileID!\]!, permissions: Int,/],
    ['Container', 'envVariables', 'envVariables(): [EnvVariable!]!'],
    ['Container', 'entrypoint', 'entrypoint(): [String!]!'],
    ['Client', 'currentTypeDefs', 'currentTypeDefs(): [TypeDef!]!'],
    ['InterfaceTypeDef', 'functions', 'functions(): [Function!]!'],
    ['Query', 'loadContainerFromID', 'loadContainerFromID(id: ContainerID!): Container!'],
    ['Port', 'protocol', 'protocol(): NetworkProtocol!'],
  ])('gives %s.%s its GraphQL signature', (type, field, expected) => {
    expect(signature(type, field)).toMatch(expected);
  });

  test('gives enum values and their aliases the schema’s names', () => {
    const values = (name: string): string[] => {
      const type = findType(model, name);
      return type?.kind === 'enum' ? [...type.values.keys()].sort() : [];
    };
    expect(values('CacheSharingMode')).toEqual(['LOCKED', 'PRIVATE', 'SHARED']);
    expect(values('ImageMediaTypes')).toEqual(['DOCKER', 'DockerMediaTypes', 'OCI', 'OCIMediaTypes']);
    expect(values('ModuleSourceKind')).toEqual(['DIR', 'DIR_SOURCE', 'GIT', 'GIT_SOURCE', 'LOCAL', 'LOCAL_SOURCE']);
    expect(values('ImageLayerCompression')).toHaveLength(8);
    expect(values('TypeDefKind')).toHaveLength(22);
  });

  test('keeps descriptions, deprecations and experimental marks', () => {
    expect(object('Container').description).toMatch(/OCI/);
    expect(object('Container').fields.get('withExec')?.args[0]?.description).not.toBe('');
    expect(object('Host').fields.get('setSecretFile')?.deprecated).toMatch(/file:\/\//);
    expect(object('Query').fields.get('llm')?.experimental).toBe(true);
  });

  test('finds an ID’s object type', () => {
    expect(objectOfId(model, 'ContainerID')?.name).toBe('Container');
    expect(objectOfId(model, 'Platform')).toBeUndefined();
  });

  test('returns a schema that accepts a valid query and rejects an invalid one', () => {
    const schema = toGraphQLSchema(model);
    const errors = (query: string): string[] => validate(schema, parse(query)).map((error) => error.message);
    expect(errors('{container{from(address:"alpine"){withExec(args:["id"]){stdout}}}}')).toEqual([]);
    expect(errors('{container{form(address:"alpine"){id}}}')[0]).toMatch(/Cannot query field "form"/);
  });
});

test('the API model of 0.18.19 has later additions', () => {
  const later = loadApi('0.18.19');
  expect(findObject(later, 'Changeset')).toBeDefined();
  expect(findObject(model, 'Changeset')).toBeUndefined();
  expect([...later.types.keys()].filter((name) => name.startsWith('_'))).toEqual([]);
});
