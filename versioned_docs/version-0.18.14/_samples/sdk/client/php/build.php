<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

$client = Dagger\Dagger::connect();

$source = $client->host()->directory('.', exclude: ['.git']);
$client
    ->container()
    ->from('golang:1.24-alpine')
    ->withDirectory('/src', $source)
    ->withWorkdir('/src')
    ->withExec(['go', 'build', '-o', 'app', '.'])
    ->file('app')
    ->export('./app');
