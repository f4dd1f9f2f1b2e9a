import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {buildEnvironment} from '../src/building/environment';

test('Docusaurus writes the same in every language', () => {
  const turkish = {...process.env, LC_ALL: 'tr_TR.UTF-8'};
  const lowerCase = (env: NodeJS.ProcessEnv): string =>
    execFileSync(process.execPath, ['-p', '"ID".toLocaleLowerCase([])'], {env, encoding: 'utf8'}).trim();
  expect(lowerCase(turkish)).toBe('ıd');
  expect(lowerCase({...turkish, ...buildEnvironment})).toBe('id');
});
