import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkPowerShellText} from '../../../verify/languages/powershell';

const place = {root: path.resolve('tests/fixtures/verify-shell'), sample: 'calls/build'};

async function messages(text: string): Promise<string[]> {
  const problems = await checkPowerShellText(text, place);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

// The first check reads the declarations of the API, which takes seconds on a busy machine.
describe('PowerShell code', {timeout: 60_000}, () => {
  it.each([
    'dagger call build --source=. `\n  --debug',
    '$env:DAGGER_CLOUD_TOKEN = "y"; dagger -c \'container | from alpine\' | Out-Null',
    '$out = dagger call build --source "$PWD" export --path ./out # a comment (open',
    'iwr -useb https://dl.dagger.io/dagger/install.ps1 | iex; Install-Dagger',
    "@'\ncontainer | from alpine\n'@ | dagger",
    'if (Get-Command dagger) { & dagger version } <# open ( #>',
    "dagger -c 'container | with-env-variable A ''quoted'''",
  ])('is right: %s', async (text) => {
    expect(await messages(text)).toEqual([]);
  });

  it.each([
    ['& dagger call nope', '1: no function "nope" in type MyModule.'],
    ['dagger call `\n  build --source=. `\n  --nope', '3: unknown flag --nope for function "build" of MyModule.'],
    [
      'if (Get-Command dagger) { dagger versoin }',
      '1: unknown command "versoin" for "dagger". Did you mean "version"?',
    ],
    ["@'\ncontainer | form x\n'@ | dagger", '2: no function "form" in type Container. Did you mean "from"?'],
    ['ls\nWrite-Host "bar', '2: syntax error: the string is not closed by "'],
    ['if (x) { y', '1: syntax error: "{" is not closed'],
  ])('is wrong: %s', async (text, message) => {
    expect((await messages(text))[0]).toBe(message);
  });
});
