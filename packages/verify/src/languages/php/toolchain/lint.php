<?php

/**
 * Compiles many PHP files in one process without running them, as `php -l` does with a single file.
 *
 * Reads their paths from the input, one per line. PHP itself prints compile errors, and this program prints syntax
 * errors in the same way. With the argument `catalog`, it prints the names of all built-in functions and classes.
 */

declare(strict_types=1);

if (($argv[1] ?? '') === 'catalog') {
    $classes = [];
    foreach ([...get_declared_classes(), ...get_declared_interfaces()] as $name) {
        $class = new ReflectionClass($name);
        $classes[$name] = [
            'parents' => array_values([...class_parents($name), ...class_implements($name)]),
            'methods' => array_map(static fn(ReflectionMethod $method): string => $method->getName(), $class->getMethods()),
        ];
    }
    echo json_encode([
        'functions' => get_defined_functions()['internal'],
        'classes' => $classes,
    ], JSON_THROW_ON_ERROR);
    exit(0);
}

$compiles = function_exists('opcache_compile_file') && filter_var(ini_get('opcache.enable_cli'), FILTER_VALIDATE_BOOL);

while (($line = fgets(STDIN)) !== false) {
    $file = rtrim($line, "\r\n");
    try {
        PhpToken::tokenize((string) file_get_contents($file), TOKEN_PARSE);
        if ($compiles) {
            opcache_compile_file($file);
        }
    } catch (Throwable $error) {
        fprintf(STDERR, "Parse error: %s in %s on line %d\n", $error->getMessage(), $file, $error->getLine());
    }
}
