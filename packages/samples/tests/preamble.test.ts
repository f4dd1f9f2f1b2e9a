import {expect, test} from 'vitest';
import {preambleLength} from '../src/node/reader/preamble';

const files: Record<string, [preamble: string, rest: string]> = {
  go: [
    '// Package main builds it.\npackage main\n\nimport (\n\t"context"\n)\n\ntype MyModule struct{}\n\n',
    '// Build builds.\nfunc (m *MyModule) Build() {}',
  ],
  python: [
    'import kit\nfrom kit import (\n    dag,\n    function,\n)\n\n\n',
    '@object_type\nclass MyModule:\n    pass',
  ],
  typescript: [
    'import {\n  dag,\n  object,\n} from "@kit.io/kit"\nimport ts from \'typescript\';\n\n',
    '@object()\nclass MyModule {}',
  ],
  php: [
    '<?php\n\ndeclare(strict_types=1);\n\nnamespace KitModule;\n\nuse function Kit\\dag;\nuse Kit\\{\n    Container,\n};\n\n',
    '#[KitObject]\nclass MyModule {}',
  ],
  java: [
    'package io.kit;\n\nimport static a.B.c;\nimport a.D;\n\n',
    '/** Builds. */\n@Object\npublic class MyModule {}',
  ],
};

test.each(Object.entries(files))('a %s file’s preamble is what its language requires', (language, [preamble, rest]) => {
  const lines = `${preamble}${rest}`.split('\n');
  expect(lines.slice(preambleLength(lines, language)).join('\n')).toBe(rest);
});

test('a type with fields isn’t part of the preamble', () => {
  expect(preambleLength(['package main', '', 'type MyModule struct {', '\tName string', '}'], 'go')).toBe(2);
});

test('an unterminated import isn’t a preamble', () => {
  expect(preambleLength(['package main', 'import ('], 'go')).toBe(1);
});
