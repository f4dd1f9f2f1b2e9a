<?php

declare(strict_types=1);

namespace Check;

/** Ends a call whose random values the code isn't written for. */
final class Unsuitable extends \Exception {}

/** Runs a unit's code with random values of the declared types, among which are the code's own literals. */
final class Run
{
    /** How often each of a module's functions runs at least, and at most if they don't reach everything. */
    private const RUNS = 25;
    private const LIMIT = 300;

    public static self $current;
    /** Each file, line and message. */
    private array $problems = [];
    /** The reached sites; empty if it isn't a call of a stub. */
    private array $reached = [];
    /** @var array<string, Source> by file */
    private array $sources = [];
    private array $literals = [false, true, '', 'a=b', '1.2', -1, 0, 1, 2, 0.25, 1.5];
    /** An object of each class that the unit declares; calls may have changed it. */
    private array $objects = [];
    /** During half of the calls, all values of a type are the same, and nothing fails: the values by type. */
    private ?array $constants = null;
    private int $steps = 0;
    /** Whether the call uses data, whose types are random. */
    private bool $hasDecoded = false;

    /** @param \Closure $load prepares a process to load the unit's classes */
    public function __construct(
        private readonly array $files,
        private readonly bool $isModule,
        private readonly \Closure $load,
    ) {
    }

    /** Runs the code until it has reached everything, or doesn't get any further. */
    public function explore(): void
    {
        Source::$sites = [];
        foreach ($this->files as $file) {
            try {
                $this->sources[$file] = new Source($file);
            } catch (\ParseError $error) {
                $this->problems[] = [$file, $error->getLine(), $error->getMessage()];
                return;
            }
            array_push($this->literals, ...$this->sources[$file]->literals);
        }
        array_walk($this->sources, static fn (Source $source) => $source->write());
        // A program can't be included again.
        for ($seed = 0; $this->goesOn($seed); $seed = $end) {
            $end = $this->isModule ? self::LIMIT : $seed + 1;
            $state = inFork(fn () => $this->runs($seed, $end), $this->state(...));
            [$this->problems, $this->reached] = $state;
        }
        foreach (array_diff_key($this->problems === [] ? Source::$sites : [], $this->reached) as $site) {
            $what = $site['method'] === '' ? 'this statement' : "$site[method]()";
            $message = "$what isn't checked, because no run with random values reaches it. "
                . 'Let its condition depend on an argument';
            $this->problems[] = [$site['file'], $site['line'], $message];
        }
    }

    private function goesOn(int $seed): bool
    {
        $isDone = $this->problems !== [] || count($this->reached) === count(Source::$sites);
        return $seed < self::RUNS || ($seed < self::LIMIT && !$isDone);
    }

    private function runs(int $seed, int $end): void
    {
        mt_srand($seed);
        ($this->load)();
        set_error_handler($this->warned(...));
        chdir(dirname($this->files[0]));
        foreach ($this->files as $file) {
            $argv = ['program', $this->named('string'), $this->named('string')];
            $this->attempt(fn () => $this->include($file, $argv));
        }
        $module = new Module($this->sources);
        array_push($this->problems, ...$module->problems());
        for (; $seed < $end && $this->goesOn($seed); $seed++) {
            // At first, those that the module exposes. They usually call the others.
            foreach ($module->functions as $function) {
                if ($seed >= self::RUNS || has($function, \Dagger\Attribute\DaggerFunction::class)) {
                    $this->attempt(fn () => $this->call($function, ...$module->place($function)));
                }
            }
        }
    }

    private function include(string $file, array $argv): void
    {
        require_once $file;
    }

    private function call(\ReflectionFunctionAbstract $function, string $file, int $line): void
    {
        if ($function instanceof \ReflectionFunction) {
            $function->invokeArgs($this->arguments($function));
            return;
        }
        $object = $this->named($function->class);
        $result = $function->isConstructor() ? null : $function->invokeArgs($object, $this->arguments($function));
        $wrong = wrongElements($function, $result);
        if ($wrong !== null) {
            $this->problems[] = [$file, $line, "$function->class::$function->name(): Return value $wrong returned"];
        }
    }

    /** Reports errors of PHP. Other exceptions are the code's own, or due to random values. */
    private function attempt(callable $work): void
    {
        $this->steps = 0;
        $this->hasDecoded = false;
        $this->constants = $this->pick([null, []]);
        try {
            $work();
        } catch (\Throwable $error) {
            $errors = [\Error::class, \ArgumentCountError::class, ...($this->hasDecoded ? [] : [\TypeError::class])];
            if (in_array($error::class, $errors, true)) {
                preg_match('/(?:, called)? in (\S+) on line (\d+)/', $error->getMessage(), $match);
                [$words, $file, $line] = $match ?: ['', $error->getFile(), $error->getLine()];
                $place = ['file' => $file, 'line' => (int) $line];
                $this->report(str_replace($words, '', $error->getMessage()), $place, ...$error->getTrace());
            }
        }
    }

    /** Adds a problem at the first of the places that's in the text that runs. */
    private function report(string $message, array ...$places): void
    {
        foreach ($places as $place) {
            $source = $this->sources[$place['file'] ?? ''] ?? null;
            if ($source !== null) {
                $this->problems[] = [$source->file, $source->line($place['line']), $message];
                return;
            }
        }
    }

    private function warned(int $level, string $message, string $file, int $line): bool
    {
        if (preg_match('/^(Undefined (array key|property: stdClass)|Trying to access|Attempt to read)/', $message)) {
            throw new Unsuitable();
        }
        if (preg_match('/^(Undefined|Creation of dynamic)/', $message)) {
            $this->report($message, ['file' => $file, 'line' => $line]);
        }
        return true;
    }

    /** What the runs have found, even if PHP has ended this one. */
    public function state(): array
    {
        $error = error_get_last();
        if ($error !== null && $error['type'] & (E_ERROR | E_COMPILE_ERROR)) {
            $this->report($error['message'], $error, ['file' => $this->files[0], 'line' => 1]);
        }
        return [$this->problems, $this->reached];
    }

    /** Called by the running text at a site. */
    public function at(int $site): void
    {
        $this->reached[$site] ??= [];
        if (++$this->steps > 10_000) {
            throw new Unsuitable();
        }
    }

    /** Called by the running text at its end, with the lines and names of classes, which PHP may never look up. */
    public function names(string $file, array $names): void
    {
        foreach ($names as [$line, $name]) {
            if (!class_exists($name) && !interface_exists($name) && !trait_exists($name)) {
                $this->problems[] = [$file, $line, "Class \"$name\" not found"];
            }
        }
    }

    /** Answers the call of a stub's method. */
    public function answer(\ReflectionMethod $method, array $arguments, string $file, int $line): mixed
    {
        $site = ($this->sources[$file] ?? null)?->calls[$line] ?? null;
        if ($site !== null) {
            $this->reached[$site] = ['type' => $method->class, 'method' => $method->name] + Source::$sites[$site];
        }
        $name = "$method->class::$method->name()";
        $parameters = $method->getParameters();
        if (count($arguments) > count($parameters)) {
            throw new \ArgumentCountError("Too many arguments to $name, at most " . count($parameters) . ' expected');
        }
        foreach ($arguments as $index => $argument) {
            $wrong = wrongElements($parameters[$index], $argument);
            if ($wrong !== null) {
                $label = 'Argument #' . $index + 1 . ' ($' . $parameters[$index]->name . ')';
                throw new \TypeError("$name: $label $wrong given");
            }
        }
        $type = $method->getReturnType()->getName();
        if ($this->constants === null && !method_exists($type, 'id') && mt_rand(0, 2) === 0) {
            $exit = ['exitCode' => $this->pick([1, 2]), 'stdout' => $this->pick(['', 'output']), 'stderr' => ''];
            $details = ['message' => ''] + $this->pick([[], ['extensions' => $exit]]);
            throw $this->pick([new \GraphQL\Exception\QueryError($details), new \RuntimeException()]);
        }
        if ($name === 'Dagger\File::export()') {
            file_put_contents($arguments[0], '');
        }
        // Sizes in bytes may be large.
        return $type === 'int' && mt_rand(0, 3) === 0 ? PHP_INT_MAX : $this->value($method);
    }

    /** Any JSON, decoded: nothing, or an object whose keys are the code's strings. */
    public function decode(?bool $associative): mixed
    {
        $this->hasDecoded = true;
        $keys = array_fill_keys(array_filter($this->literals, is_string(...)), '');
        $values = array_map(fn (): mixed => $this->pick(['', $keys, [$keys]]), $keys);
        $some = array_filter($values, fn (): bool => $this->pick([true, false]));
        return \json_decode(json_encode($this->pick([null, $some, $values])), $associative);
    }

    private function pick(array $values): mixed
    {
        return array_values($values)[mt_rand(0, count($values) - 1)];
    }

    private function arguments(\ReflectionFunctionAbstract $function): array
    {
        $count = mt_rand($function->getNumberOfRequiredParameters(), $function->getNumberOfParameters());
        return array_map($this->value(...), array_slice($function->getParameters(), 0, $count));
    }

    /** A value for a parameter, or a function's result. */
    private function value(\Reflector $item): mixed
    {
        if (typeOf($item)?->allowsNull() && mt_rand(0, 2) === 0) {
            return null;
        }
        $name = $this->pick(namesOf($item));
        if ($name !== 'array') {
            return $this->named($name);
        }
        $element = elementOf($item) ?? 'string';
        return array_map(fn (): mixed => $this->named($element), array_fill(0, mt_rand(0, 2), null));
    }

    private function named(string $name): mixed
    {
        if ($name === 'void') {
            return null;
        }
        if (enum_exists($name)) {
            return $this->pick($name::cases());
        }
        if (!class_exists($name)) {
            $isOne = static fn (mixed $value): bool => $name === 'mixed' || get_debug_type($value) === $name;
            $values = array_filter($this->literals, $isOne);
            $value = $this->pick($values ?: throw new Unsuitable());
            return $this->constants === null ? $value : $this->constants[$name] ??= $value;
        }
        if (isset($this->objects[$name]) && mt_rand(0, 1) === 0) {
            return $this->objects[$name];
        }
        $class = new \ReflectionClass($name);
        $isOwn = isset($this->sources[$class->getFileName()]);
        $isMade = $isOwn || is_subclass_of($name, \Dagger\Client\AbstractScalar::class);
        $constructor = $isMade ? $class->getConstructor() : null;
        $arguments = $constructor ? $this->arguments($constructor) : [];
        $object = $constructor ? $class->newInstanceArgs($arguments) : $class->newInstanceWithoutConstructor();
        $this->objects += $isOwn ? [$name => $object] : [];
        return $object;
    }
}
