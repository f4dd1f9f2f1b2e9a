import {describe, expect, test} from 'vitest';
import {commandName, shellName, startsOf} from '@docs-kit/dagger/api/commands';
import {findObject, loadApi} from '@docs-kit/dagger/api/model';
import {toKebab} from '@docs-kit/dagger/api/names';
import {spellingsOf} from '@docs-kit/dagger/api/spelling';
import type {ApiField, ApiObject} from '@docs-kit/dagger/api/types';
import {checkDaggerShellText, checkShellText} from '@docs-kit/verify/shell/check';
import {callableFunctions, createSchema} from '@docs-kit/verify/shell/schema';

const api = loadApi();
const objects = [...api.types.values()].filter((type) => type.kind === 'object');

/** A field's spelling by language or tool. */
function spellings(type: ApiObject, field: ApiField): Map<string, string> {
  return new Map(spellingsOf(api, type, field).flatMap(({name, usedIn}) => usedIn.map((language) => [language, name])));
}

function spelled(name: string): Record<string, string> {
  const [type, field] = name.split('.');
  const object = findObject(api, type ?? '');
  const found = object?.fields.get(field ?? '');
  return object && found ? Object.fromEntries(spellings(object, found)) : {};
}

describe('the spelling of a member', () => {
  test.each([
    ['Container.withExec', {Go: 'WithExec', Python: 'with_exec', GraphQL: 'withExec', CLI: 'with-exec'}],
    ['Container.import', {Python: 'import_', Java: 'importTarball', PHP: 'import', 'Dagger Shell': 'import'}],
    ['Container.id', {Go: 'ID', Python: 'id', Java: 'id'}],
    ['Binding.asLLM', {Go: 'AsLLM', Python: 'as_llm', CLI: 'as-llm'}],
    ['Container.experimentalWithAllGPUs', {Python: 'experimental_with_all_gp_us', Go: 'ExperimentalWithAllGPUs'}],
    ['Client.container', {Go: 'Container', CLI: 'container', 'Dagger Shell': 'container'}],
    ['Client.typeDef', {'Dagger Shell': '.core | type-def'}],
  ])('%s', (member, names) => {
    expect(spelled(member)).toMatchObject(names);
  });

  test('is undefined for tools that lack the member', () => {
    expect(spelled('Client.secret')).not.toHaveProperty('CLI');
    expect(spelled('TypeDef.kind')).not.toHaveProperty('CLI');
    expect(spelled('Container.id')).not.toHaveProperty('CLI');
    expect(spelled('Container.id')).not.toHaveProperty(['Dagger Shell']);
  });
});

describe('the command line', () => {
  const schema = createSchema(api);

  test('has the functions that the verifier accepts', () => {
    const wanted = objects.flatMap((type) => {
      const provider = schema.types.get(type.name);
      // Values of a type without an ID can't be used further.
      const isUsable = provider?.kind === 'object' && (type.name === 'Query' || type.fields.has('id'));
      return isUsable ? callableFunctions(schema, provider).map(({name}) => `${type.name} ${toKebab(name)}`) : [];
    });
    const named = objects.flatMap((type) =>
      [...type.fields.values()].flatMap((field) => {
        const command = commandName(api, type, field);
        return command === undefined ? [] : [`${type.name} ${command}`];
      }),
    );
    expect(named).toEqual(wanted);
    expect(named.length).toBeGreaterThan(300);
  });

  test('and Dagger Shell can run each start of a pipeline and a function after it', () => {
    const starts = startsOf(api);
    const value = (text: string): string =>
      text.replace(/<ref-string>/, '.').replace(/<[^>]+>/g, 'https://example.com');
    const problems = [...starts].flatMap(([name, {cli, shell}]) => {
      const type = findObject(api, name);
      const fields = [...(type?.fields.values() ?? [])].filter(({args}) => args.every(({optional}) => optional));
      const command = fields.flatMap((field) => (type && commandName(api, type, field)) ?? [])[0];
      const stage = fields.flatMap((field) => (type && shellName(type, field)) ?? [])[0];
      return [
        ...(cli ? checkShellText(value(`${cli} ${command ?? ''}`)) : []),
        ...(shell ? checkDaggerShellText(value([shell, ...(stage === undefined ? [] : [stage])].join(' | '))) : []),
      ].map(({message}) => `${name}: ${message}`);
    });
    expect(problems).toEqual([]);
    expect(starts.get('GitRef')).toEqual({cli: 'dagger core git --url=<url> head', shell: 'git <url> | head'});
    expect(starts.get('Secret')).toEqual({shell: 'secret <uri>'});
    expect(starts.size).toBeGreaterThan(15);
  });
});
