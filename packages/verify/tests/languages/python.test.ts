import {expect, test} from 'vitest';
import {extendClient} from '../../src/languages/python/overlay';
import {type ModuleModel, named} from '../../src/modules/types';

test('a dependency’s object is a class of the Python client, with its functions', () => {
  const text = {name: 'String', list: false, required: true};
  const hello: ModuleModel = {
    name: 'hello',
    main: 'Hello',
    constructorFunction: {...named('hello'), args: [], returns: {...text, name: 'Hello'}},
    types: new Map([
      [
        'Hello',
        {
          ...named('Hello'),
          kind: 'object',
          fields: new Map([
            [
              'greeting',
              {...named('greeting'), args: [{...named('name'), type: text, optional: false}], returns: text},
            ],
          ]),
        },
      ],
    ]),
  };
  const classes = ['Client(Root)', 'Env(Type)', 'Binding(Type)'].map((name) => `class ${name}:\n`);
  const client = extendClient(`__all__ = [\nimport warnings\n${classes.join('')}\ndag = `, [hello]);
  expect(client).toContain('class Hello(Type):\n');
  expect(client).toContain('    async def greeting(self, name: str) -> str: ...\n');
});
