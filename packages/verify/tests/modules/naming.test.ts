import {describe, expect, test} from 'vitest';
import {toKebab} from '@docs-kit/dagger/api/names';
import {lowerCamelCase, namespacedType, upperCamelCase} from '../../src/modules/naming';

// The results of github.com/iancoleman/strcase v0.3.0: kebab-case, lowerCamelCase, UpperCamelCase.
const vectors: [string, string, string, string][] = [
  ['withExec', 'with-exec', 'withExec', 'WithExec'],
  ['asLLM', 'as-llm', 'asLlm', 'AsLlm'],
  ['LLM', 'llm', 'llm', 'Llm'],
  ['BuildHTTP', 'build-http', 'buildHttp', 'BuildHttp'],
  ['build_http', 'build-http', 'buildHttp', 'BuildHttp'],
  ['http2Server', 'http-2-server', 'http2Server', 'Http2Server'],
  ['HTTPServer', 'http-server', 'httpserver', 'Httpserver'],
  ['a1b', 'a-1-b', 'a1B', 'A1B'],
  ['sha256Sum', 'sha-256-sum', 'sha256Sum', 'Sha256Sum'],
  ['XMLHttpRequest', 'xml-http-request', 'xmlhttpRequest', 'XmlhttpRequest'],
  ['my-module', 'my-module', 'myModule', 'MyModule'],
  ['withSSHKey', 'with-ssh-key', 'withSshkey', 'WithSshkey'],
  ['e2eTest', 'e-2-e-test', 'e2ETest', 'E2ETest'],
  ['build2', 'build-2', 'build2', 'Build2'],
  ['UTF8', 'utf-8', 'utf8', 'Utf8'],
  ['S3_bucket', 's-3-bucket', 's3Bucket', 'S3Bucket'],
  ['x_1', 'x-1', 'x1', 'X1'],
];

describe('names', () => {
  test.each(vectors)('of %s match the engine’s conversion', (name, kebab, lower, upper) => {
    expect([toKebab(name), lowerCamelCase(name), upperCamelCase(name)]).toEqual([kebab, lower, upper]);
  });

  test.each([
    ['MyModule', 'my-module', undefined, 'MyModule'],
    ['Release', 'my-module', undefined, 'MyModuleRelease'],
    ['MyModuleRelease', 'my-module', undefined, 'MyModuleRelease'],
    ['Postman', 'post', undefined, 'PostPostman'],
    ['Greeter', 'greeter', 'hello', 'Hello'],
    ['GreeterCard', 'greeter', 'hello', 'HelloCard'],
  ])('of the type %s in %s (as %s) is %s', (type, module, final, expected) => {
    expect(namespacedType(type, module, final)).toBe(expected);
  });
});
