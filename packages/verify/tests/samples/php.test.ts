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
    {name: 'method', from: '->withDirectory(', to: '->withFolder(', message: /^there's no method withFolder\(\)$/},
    {name: 'syntax', from: '): string {', to: '): string [', message: /syntax error/},
  ],
  fences: [
    {
      name: 'without an opening tag',
      text: "use function Dagger\\dag;\n\necho dag()->container()->from('alpine:3.22')->withExec(['uname'])->stdout();\n",
    },
    {
      name: 'a mistake without an opening tag',
      text: "use function Dagger\\dag;\n\necho dag()->container()->form('alpine:3.22')->stdout();\n\necho 'done';\n",
      failure: {line: 3, message: /there's no method form/},
    },
    {
      name: 'a syntax error without an opening tag',
      text: 'use function Dagger\\dag;\n\necho dag(;\n\necho 1;\n',
      failure: {line: 3, message: /syntax error/},
    },
    {
      name: 'a method of its own',
      text: '<?php\n\nclass Shape\n{\n    public function width(): int\n    {\n        return 2;\n    }\n}\n\necho (new Shape())->Width();\n',
    },
  ],
});
