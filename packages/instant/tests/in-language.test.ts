import {expect, test} from 'vitest';
import {inLanguage} from '../src/in-language';

const languages = ['go', 'java'];

/** Two groups, one of them in a list. */
const page = `Above

**Go**

\`\`\`go
code
\`\`\`

A note.

**Java**

This sample has no Java version. See the Go version.

- a note

<!-- all languages -->

1. Step

   **Go**

   First

   **Java**

   Second

   <!-- all languages -->

Below
`;

test.each([
  ['go', 'Above\n\n**Go**\n\n```go\ncode\n```\n\nA note.\n\n1. Step\n\n   **Go**\n\n   First\n\nBelow\n'],
  [
    'java',
    'Above\n\n**Java**\n\nThis sample has no Java version. See the Go version.\n\n- a note\n\n1. Step\n\n   **Java**\n\n   Second\n\nBelow\n',
  ],
])('a copy in %s has what its tabs contain, and all other text', (language, copy) => {
  expect(inLanguage(page, languages, language)).toBe(copy);
});
