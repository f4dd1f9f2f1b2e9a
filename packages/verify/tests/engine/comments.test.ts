import {describe, expect, test} from 'vitest';
import {withoutComments} from '../../src/engine/comments';

const go = `// Builds things.
package main

// Build returns "// text". It's long.
func (m *App) Build(
	// The source.
	// +optional
	// +default="."
	source string, // trailing
) string {
	return "# // not a comment" + \`/* nor this */\`
}
`;

const python = `"""Builds things."""

@function
def build(
    # The source.
    source: Annotated[
        str,
        Doc("The source"),
    ],
) -> str:
    """Builds it.

    In two steps.
    """
    # First.
    return """# not a comment"""
`;

const typescript = `/** Builds things. */
@object()
export class App {
  // First.
  build(): string {
    return "// not a comment" + \`/* nor this */\`
  }
}
`;

const java = `/** Builds things. */
class App {
  // First.
  String text = String.join("// not a comment",
      """
      /* nor this */
      """);
}
`;

const php = `<?php
// Builds things.
#[DaggerObject]
#[Doc('Builds the app\\'s image.')]
class App
{
    #[DaggerFunction]
    /** First. */
    public function build(): string // trailing
    {
        return "# not a comment";
    }
}
`;

describe('withoutComments', () => {
  test('keeps Go directives and strings', () => {
    expect(withoutComments('project/.dagger/main.go', go)).toBe(
      [
        'package main',
        'func (m *App) Build(',
        '\t// +optional',
        '\t// +default="."',
        '\tsource string,',
        ') string {',
        '\treturn "# // not a comment" + `/* nor this */`',
        '}',
      ].join('\n'),
    );
  });

  test('removes Python docstrings and documentation, but no other text', () => {
    expect(withoutComments('main.py', python)).toBe(
      ['@function', 'def build(source: Annotated[str,Doc()]) -> str:', '    return """# not a comment"""'].join('\n'),
    );
  });

  test('returns the same for Python lists with different line breaks', () => {
    const short = python.replace(/Annotated\[[^\]]*\]/, String.raw`Annotated[str, Doc('The app\'s "source"')]`);
    expect(short).not.toBe(python);
    expect(withoutComments('main.py', short)).toBe(withoutComments('main.py', python));
  });

  test('removes TypeScript comments, but not those inside strings', () => {
    expect(withoutComments('index.ts', typescript)).toBe(
      [
        '@object()',
        'export class App {',
        '  build(): string {',
        '    return "// not a comment" + `/* nor this */`',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  test('removes the text of PHP attributes, but no other string', () => {
    expect(withoutComments('App.php', php)).toBe(
      [
        '<?php',
        '#[DaggerObject]',
        '#[Doc()]',
        'class App',
        '{',
        '    #[DaggerFunction]',
        '    public function build(): string',
        '    {',
        '        return "# not a comment";',
        '    }',
        '}',
      ].join('\n'),
    );
  });

  test('removes Java comments, but no text blocks', () => {
    expect(withoutComments('App.java', java)).toBe(
      [
        'class App {',
        '  String text = String.join("// not a comment",',
        '      """',
        '      /* nor this */',
        '      """);',
        '}',
      ].join('\n'),
    );
  });

  test('returns other files unchanged', () => {
    expect(withoutComments('Dockerfile', '# syntax\n\nFROM alpine\n')).toBe('# syntax\n\nFROM alpine\n');
  });
});
