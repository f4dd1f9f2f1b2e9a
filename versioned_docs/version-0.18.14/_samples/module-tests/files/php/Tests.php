<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests the contents of a directory.')]
class Tests
{
    #[DaggerFunction]
    #[Doc('Checks that a filter keeps the chosen files and their contents.')]
    public function filterKeepsNotes(): void
    {
        $notes = dag()
            ->directory()
            ->withNewFile('main.go', 'package main')
            ->withNewFile('notes.md', '# Notes')
            ->filter(include: ['*.md']);

        $names = $notes->entries();
        if ($names !== ['notes.md']) {
            throw new \RuntimeException('expected notes.md alone, got ' . implode(', ', $names));
        }

        $text = $notes->file('notes.md')->contents();
        if ($text !== '# Notes') {
            throw new \RuntimeException('expected the heading, got ' . $text);
        }
    }
}
