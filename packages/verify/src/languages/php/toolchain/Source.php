<?php

declare(strict_types=1);

namespace Check;

/**
 * A file, and the text that runs in its place. It tells what it reaches, and has the name of each called method on its
 * own line, so that the lines in PHP's messages and backtraces identify the call.
 */
final class Source
{
    /** Functions that read other files, wait, or return what depends on data. */
    private const REPLACED = ['file_get_contents', 'json_decode', 'sleep', 'usleep'];

    /** The method calls and the `return`, `throw` and `echo` statements of all files. */
    public static array $sites = [];
    /** The file's strings and numbers. */
    public array $literals = [];
    /** The method calls by their line in the running text. */
    public array $calls = [];
    /** @var \PhpToken[] without spaces and comments */
    private array $code;
    private string $text = '';
    /** The file's lines by those of the running text. */
    private array $lines = [0, 1];
    /** The names of classes as PHP expressions, with their lines. */
    private array $names = [];
    private bool $isWritten = false;

    /** @throws \ParseError */
    public function __construct(public readonly string $file)
    {
        $source = \file_get_contents($file);
        $tokens = \PhpToken::tokenize($source, TOKEN_PARSE);
        $this->code = array_values(array_filter($tokens, static fn (\PhpToken $token): bool => !$token->isIgnorable()));
        $strict = str_contains($source, 'strict_types') ? '' : 'declare(strict_types=1);';
        $index = 0;
        foreach ($tokens as $token) {
            if ($token->isIgnorable()) {
                $this->text .= $token->text . ($token->pos === 0 && $token->is(T_OPEN_TAG) ? $strict : '');
            } else {
                $before = strrchr("\n" . substr($source, 0, $token->pos), "\n");
                $this->read($token, $index++, preg_match_all('/./u', $before) + 1);
            }
            for ($line = 1; $line <= substr_count($token->text, "\n"); $line++) {
                $this->lines[] = $token->line + $line;
            }
        }
    }

    private function read(\PhpToken $token, int $index, int $column): void
    {
        $neighbour = fn (int $distance): \PhpToken => $this->code[$index + $distance] ?? $token;
        $previous = $neighbour(-1);
        $next = $neighbour(1);
        $isMember = $previous->is([T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON]);
        $isCall = $isMember && $next->text === '(' && preg_match('/^\w/', $token->text);
        $isStatement = $token->is([T_RETURN, T_THROW, T_ECHO]) && $previous->is([';', '{', '}']);
        $isReplaced = in_array(ltrim($token->text, '\\'), self::REPLACED, true)
            && !$isMember && !$previous->is(T_FUNCTION) && $next->text === '(';
        $site = count(self::$sites);
        if ($isCall || $isStatement) {
            $place = ['file' => $this->file, 'line' => $token->line, 'column' => $column];
            self::$sites[] = $place + ['method' => $isCall ? $token->text : ''];
        }
        if ($isCall) {
            $this->lines[] = $token->line;
            $this->calls[array_key_last($this->lines)] = $site;
        }
        $this->text .= match (true) {
            $isCall => "{\n\\Check\\at($site, '$token->text')}",
            $isStatement => "\\Check\\at($site); $token->text",
            $isReplaced => '\Check\\' . ltrim($token->text, '\\'),
            // So that the code doesn't catch PHP's errors.
            in_array($token->text, ['Throwable', '\Throwable'], true) => '\Exception',
            default => $token->text,
        };
        if ($token->is([T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_DNUMBER]) && $neighbour(-2)->text !== 'Doc') {
            $this->literals[] = eval("return $token->text;");
        }
        $isImport = $previous->is(T_USE) && !$next->is(T_NS_SEPARATOR);
        $isType = $next->is([T_DOUBLE_COLON, T_VARIABLE, '|']) || $previous->is(T_INSTANCEOF);
        $isClass = $isImport || $isType || $neighbour(-2)->is(T_CATCH);
        if ($isClass && preg_match('/^[A-Z].*[a-z]|^\\\\?\w+\\\\/', $token->text)) {
            $prefix = $isImport && $token->is(T_NAME_QUALIFIED) ? '\\' : '';
            $this->names[] = "[$token->line, $prefix$token->text::class]";
        }
    }

    /** Replaces the file with the text that runs. */
    public function write(): void
    {
        $this->isWritten = true;
        $names = implode(', ', $this->names);
        file_put_contents($this->file, "$this->text\n\\Check\\Run::\$current->names(__FILE__, [$names]);\n");
    }

    /** The line of the file for one of the text that runs. */
    public function line(int $line): int
    {
        return $this->isWritten ? $this->lines[$line] : $line;
    }

    /** The first line with this code from a line on. */
    public function find(string $text, int $from): int
    {
        foreach ($this->code as $token) {
            if ($token->line >= $from && $token->text === $text) {
                return $token->line;
            }
        }
        return $from;
    }
}
