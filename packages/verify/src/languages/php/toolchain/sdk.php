<?php

/** The SDK's handwritten classes, those of its libraries, and the functions in `Source::REPLACED`. */

declare(strict_types=1);

namespace Dagger\Attribute {
    use Attribute;

    #[Attribute(Attribute::TARGET_CLASS)] class DaggerObject {}
    #[Attribute(Attribute::TARGET_METHOD)] class DaggerFunction { function __construct(?string $description = null) {} }
    #[Attribute(Attribute::TARGET_PARAMETER)] class Argument { function __construct(?string $description = null) {} }
    #[Attribute(Attribute::TARGET_CLASS | Attribute::TARGET_METHOD | Attribute::TARGET_PARAMETER)]
    class Doc { function __construct(string $description) {} }
    #[Attribute(Attribute::TARGET_PARAMETER)] class DefaultPath { function __construct(string $path) {} }
    #[Attribute(Attribute::TARGET_PARAMETER)] class Ignore { function __construct(string ...$ignore) {} }
    #[Attribute(Attribute::TARGET_PARAMETER)]
    class ListOfType { function __construct(ListOfType|string $type, bool $nullable = false) {} }
    #[Attribute(Attribute::TARGET_METHOD)]
    class ReturnsListOfType { function __construct(ListOfType|string $type, bool $nullable = false) {} }
}

namespace JMS\Serializer\Annotation {
    #[\Attribute] class Type { function __construct(string $name) {} }
}

namespace GraphQL\Exception {
    class QueryError extends \RuntimeException
    {
        public function __construct(private array $details) { parent::__construct($details['message']); }
        public function getErrorDetails(): array { return $this->details; }
    }
}

namespace Dagger\Client {
    interface IdAble {}

    abstract class AbstractScalar implements \Stringable
    {
        final public function __construct(private string $value) {}
        public static function from(string $value): static { return new static($value); }
        public function getValue(): string { return $this->value; }
        public function __toString(): string { return $this->value; }
    }
}

namespace Dagger {
    class Dagger
    {
        public static function getClientInstance(): Client { return new Client(); }
        public static function connect(string $workingDir = ''): Client { return new Client(); }
    }

    function dag(): Client { return new Client(); }
}

namespace Check {
    function file_get_contents(string $filename, bool $use_include_path = false, mixed $context = null): string|false
    {
        return '';
    }

    function json_decode(string $json, ?bool $associative = null, int $depth = 512, int $flags = 0): mixed
    {
        return Run::$current->decode($associative);
    }

    function sleep(int $seconds): int { return 0; }
    function usleep(int $microseconds): void {}
}
