<?php

/**
 * Checks PHP code by running it: reads JSON with the generated classes of the SDK and with units, and prints the
 * problems and the reached calls of each.
 */

declare(strict_types=1);

namespace Check;

foreach (['sdk', 'Source', 'Module', 'Run'] as $name) {
    require __DIR__ . "/$name.php";
}

/** Called by the running text at a site; returns the name of the method that it calls. */
function at(int $site, string $method = ''): string
{
    Run::$current->at($site);
    return $method;
}

/** Called by the methods of the SDK's generated classes. */
function answer(): mixed
{
    $call = debug_backtrace(0, 2)[1] + ['file' => '', 'line' => 0];
    $method = new \ReflectionMethod($call['class'], $call['function']);
    return Run::$current->answer($method, $call['args'], $call['file'], $call['line']);
}

/** The result of work in a fork of this process, which may end early; what it prints is lost. */
function inFork(callable $work, callable $result): ?array
{
    [$output, $input] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
    if (pcntl_fork() === 0) {
        ob_start(static fn (): string => '');
        ini_set('display_errors', '0');
        register_shutdown_function(static fn () => fwrite($input, serialize($result())));
        $work();
        exit;
    }
    fclose($input);
    $printed = stream_get_contents($output);
    pcntl_wait($status);
    return $printed === '' ? throw new \RuntimeException('a fork ended without a result') : unserialize($printed);
}

/** Loads classes of these sources, or of the unit's files. */
function load(array $files, array $sources = []): void
{
    spl_autoload_register(static function (string $name) use ($files, $sources): void {
        eval($sources[$name] ?? '');
        foreach ($files as $file) {
            if (basename($file, '.php') === basename(strtr($name, '\\', '/'))) {
                require_once $file;
            }
        }
    });
}

function check(array $unit, array $classes): array
{
    ['files' => $files, 'isModule' => $isModule] = $unit;
    Run::$current = new Run($files, $isModule, static fn () => load($files, $classes));
    Run::$current->explore();
    return Run::$current->state();
}

$all = \json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$classesOf = static fn (array $unit): array => $unit['classes'] ?? $all[$unit['isModule'] ? 'module' : 'client'];
$answers = array_map(static fn (array $unit): array => check($unit, $classesOf($unit)), $all['units']);
echo json_encode($answers, JSON_THROW_ON_ERROR);
