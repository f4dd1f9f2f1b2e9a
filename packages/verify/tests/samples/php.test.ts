import {phpChecker} from '../../src/languages/php/check';
import {describeLanguage} from './checking';

const module = `<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\\Attribute\\DaggerFunction;
use Dagger\\Attribute\\DaggerObject;
use Dagger\\Attribute\\Doc;
use Dagger\\Attribute\\ListOfType;
use Dagger\\Directory;
use Dagger\\ReturnType;

use function Dagger\\dag;

#[DaggerObject]
#[Doc('Builds things.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a program.')]
    public function build(
        #[Doc('The sources.')]
        Directory $source,
        #[Doc('What to build.')]
        #[ListOfType('string')]
        array $targets = ['all'],
        #[Doc('A name.')]
        ?string $name = null,
    ): string {
        $base = dag()->container()->from('golang:1.24-alpine');
        if ($name !== null) {
            $base = $base->withLabel('name', $name);
        }
        return $base
            ->withDirectory('/src', $source)
            ->withExec(['go', 'build', ...$targets], expect: ReturnType::ANY)
            ->stdout();
    }
}
`;

await describeLanguage({
  checker: phpChecker,
  language: 'php',
  file: 'MyModule.php',
  module,
  mistakes: [
    {
      name: 'method',
      from: '->withDirectory(',
      to: '->withFolder(',
      message: /Call to undefined method Dagger\\Container::withFolder\(\)/,
    },
    {
      name: 'argument',
      from: "->from('golang:1.24-alpine')",
      to: '->from(124)',
      message: /Argument #1 \(\$address\) must be of type string, int given/,
    },
    {
      name: 'object',
      from: "('/src', $source)",
      to: "('/src', '.')",
      message: /must be of type .*Dagger\\Directory.*, string given/,
    },
    {
      name: 'null',
      from: 'if ($name !== null)',
      to: 'if (true)',
      at: 'withLabel',
      message: /must be of type string, null given/,
    },
    {
      name: 'objects-in-array',
      from: '->withDirectory(',
      to: "->withFiles('/src', [$source->file('go.mod')])->withDirectory(",
      message: /\$sources\) must be of type array<string>, array<Dagger\\File> given/,
    },
    {
      name: 'quoted-scalar',
      from: "#[Doc('A name.')]\n        ?string $name = null",
      to: "#[Doc('A name.')]\n        ?\\Dagger\\Platform $name = null",
      at: 'Platform $name',
      message: /a function can't accept Dagger\\Platform/,
    },
    {
      name: 'quoted-scalars',
      from: "#[ListOfType('string')]",
      to: '#[ListOfType(ReturnType::class)]',
      at: 'array $targets',
      message: /a function can't accept Dagger\\ReturnType/,
    },
    {name: 'missing', from: "('/src', $source)", to: "('/src')", message: /Too few arguments .* 1 passed/},
    {name: 'named', from: 'expect:', to: 'expected:', message: /Unknown named parameter \$expected/},
    {
      name: 'enum',
      from: 'ReturnType::ANY',
      to: 'ReturnType::ALL',
      message: /Undefined constant Dagger\\ReturnType::ALL/,
    },
    {
      name: 'import',
      from: 'use Dagger\\ReturnType;\n',
      to: '',
      at: 'ReturnType::ANY',
      message: /Class "DaggerModule\\ReturnType" not found/,
    },
    {
      name: 'import-function',
      from: 'use function Dagger\\dag;\n',
      to: '',
      at: 'dag()->',
      message: /Call to undefined function DaggerModule\\dag\(\)/,
    },
    {
      name: 'class',
      from: 'use Dagger\\Directory;',
      to: 'use Dagger\\Folder as Directory;',
      message: /Class "Dagger\\Folder" not found/,
    },
    {
      name: 'attribute',
      from: "#[Doc('The sources.')]",
      to: "#[Docs('The sources.')]",
      at: 'Directory $source',
      message: /Attribute class "DaggerModule\\Docs" not found/,
    },
    {name: 'syntax', from: '): string {', to: '): string [', message: /syntax error/},
    {
      name: 'compile',
      from: 'class MyModule\n{',
      to: 'class MyModule\n{\n    private int $a; private int $a;',
      at: 'private int $a',
      message: /Cannot redeclare/,
    },
    {name: 'variable', from: "('/src', $source)", to: "('/src', $sources)", message: /Undefined variable \$sources/},
    {
      name: 'return',
      from: '): string {',
      to: '): Directory {',
      at: '->stdout();',
      message: /Return value must be of type Dagger\\Directory, string returned/,
    },
    {
      name: 'host',
      from: 'dag()->container()',
      to: "dag()->host()->directory('.')->container()",
      message: /undefined method Dagger\\Client::host/,
    },
    {
      name: 'list',
      from: "        #[ListOfType('string')]\n",
      to: '',
      at: 'array $targets',
      message: /an array needs #\[ListOfType\]/,
    },
    {
      name: 'array-property',
      from: "    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      to: "    private array $names = [];\n\n    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      at: 'private array $names',
      message: /can't restore \$names without #\[Type\('array<…>'\)\]/,
    },
    {
      name: 'promoted-array',
      from: "    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      to: "    public function __construct(private array $names)\n    {\n    }\n\n    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      at: 'private array $names',
      message: /can't restore \$names without/,
    },
    {
      name: 'enumeration-property',
      from: "    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      to: "    private ReturnType $expected = ReturnType::ANY;\n\n    #[DaggerFunction]\n    #[Doc('Builds a program.')]",
      at: 'private ReturnType',
      message: /can't restore \$expected, because Dagger\\ReturnType is an enumeration/,
    },
  ],
  calls: [
    ['container', 'Client.container'],
    ['from', 'Container.from'],
    ['withLabel', 'Container.withLabel'],
    ['withDirectory', 'Container.withDirectory'],
    ['withExec', 'Container.withExec'],
    ['stdout', 'Container.stdout'],
  ],
  fences: [
    {
      name: 'without an opening tag',
      text: "use function Dagger\\dag;\n\necho dag()->container()->from('alpine:3.22')->withExec(['uname'])->stdout();\n",
    },
    {
      name: 'a mistake without an opening tag',
      text: "use function Dagger\\dag;\n\necho dag()->container()->form('alpine:3.22')->stdout();\n\necho 'done';\n",
      failure: {line: 3, message: /undefined method Dagger\\Container::form/},
    },
    {
      name: 'a syntax error without an opening tag',
      text: 'use function Dagger\\dag;\n\necho dag(;\n\necho 1;\n',
      failure: {line: 3, message: /syntax error/},
    },
    {
      name: 'a mistake in a client program',
      text: "<?php\n\n$client = Dagger\\Dagger::connect();\necho $client->host()->directory('.')->entry();\n",
      failure: {line: 4, message: /undefined method Dagger\\Directory::entry/},
    },
    {
      name: "members that a class inherits from its parent's parent, and an enumeration's own method",
      text: `<?php

class Shape
{
    public const SIDES = 4;
    public string $name = 'shape';

    public function __construct(private int $width)
    {
    }

    public function width(): int
    {
        return $this->width;
    }
}
class Rectangle extends Shape
{
}
class Square extends Rectangle
{
}
enum Unit: string
{
    case Metre = 'm';

    public function label(): string
    {
        return $this->value . '.';
    }
}

function area(Shape $shape): int
{
    return $shape->width() ** 2;
}

$square = new Square(2);
echo $square->name . $square->width() . Square::SIDES . area($square) . Unit::Metre->label();
`,
    },
    {
      name: "a member that a class doesn't inherit",
      text: '<?php\n\nclass Shape\n{\n}\nclass Square extends Shape\n{\n}\n\necho (new Square())->name;\n',
      failure: {line: 10, message: /Undefined property: Square::\$name/},
    },
    {
      name: "a missing argument of the fence's own function",
      text: '<?php\n\nfunction greet(string $name): string\n{\n    return $name;\n}\n\necho greet();\n',
      failure: {
        line: 8,
        message: /Too few arguments to function greet\(\), 0 passed and exactly 1 expected/,
      },
    },
    {
      name: "elements that don't have the declared type",
      text: `<?php

declare(strict_types=1);

use Dagger\\Attribute\\ReturnsListOfType;

class Versions
{
    #[ReturnsListOfType('string')]
    public function all(): array
    {
        return [1, 2];
    }
}
`,
      failure: {line: 10, message: /must be of type array<string>, array<int> returned/},
    },
    {
      name: 'a call that no run reaches',
      text: "<?php\n\nif (PHP_VERSION === '1') {\n    Dagger\\Dagger::connect();\n}\n",
      failure: {line: 4, message: /^connect\(\) isn't checked/},
    },
    {
      name: 'a mistake after a condition',
      text: `<?php

function label(string $name): string
{
    if ($name === 'latest') {
        return $names;
    }
    return $name;
}

echo label($argv[1]);
`,
      failure: {line: 6, message: /Undefined variable \$names/},
    },
    {
      name: 'conditions on data',
      text: `<?php

$project = Dagger\\Dagger::connect()->host()->directory('.');
$package = json_decode($project->file('package.json')->contents(), true);
$image = $package['engines']['node'] ?? null;
if (isset($package['scripts']['lint']) && $image !== null) {
    echo Dagger\\Dagger::connect()->container()->from('node:' . $image)->withLabel('name', $package['name'])->sync();
}
`,
    },
    {
      name: 'a mistake in code that catches everything',
      text: `<?php

try {
    echo Dagger\\Dagger::connect()->container()->form('alpine:3.22')->stdout();
} catch (\\Throwable $error) {
    echo $error->getMessage();
}
`,
      failure: {line: 4, message: /undefined method Dagger\\Container::form/},
    },
    {
      name: 'a mistake in a catch block',
      text: `<?php

try {
    echo Dagger\\Dagger::connect()->version();
} catch (GraphQL\\Exception\\QueryError $error) {
    echo $error->getDetails();
}
`,
      failure: {line: 6, message: /undefined method GraphQL\\Exception\\QueryError::getDetails/},
    },
    {
      name: 'a function that the SDK lacks',
      text: '<?php\n\nuse function Dagger\\cat;\n\necho cat();\n',
      failure: {line: 5, message: /Call to undefined function Dagger\\cat\(\)/},
    },
  ],
});
