<?php

declare(strict_types=1);

namespace Check;

use Dagger\Attribute\{DaggerFunction, DaggerObject, ListOfType, ReturnsListOfType};
use JMS\Serializer\Annotation\Type;

function has(\Reflector $item, string ...$attributes): bool
{
    $isOne = static fn (\ReflectionAttribute $attribute): bool => in_array($attribute->getName(), $attributes, true);
    return array_filter($item->getAttributes(), $isOne) !== [];
}

/** The declared type of a parameter, a property or a result. */
function typeOf(\Reflector $item): ?\ReflectionType
{
    return $item instanceof \ReflectionFunctionAbstract ? $item->getReturnType() : $item->getType();
}

/** @return string[] the members of a declared type, without null: `string`, or the full name of a class */
function namesOf(\Reflector $item): array
{
    $names = explode('|', ltrim((string) (typeOf($item) ?? 'mixed'), '?'));
    $self = $item instanceof \ReflectionFunction ? null : $item->getDeclaringClass()?->name;
    return array_values(array_diff(str_replace(['self', 'static'], $self ?? '', $names), ['null']));
}

/** The type of a list's elements, by its attribute. */
function elementOf(\Reflector $item): ?string
{
    $attributes = [...$item->getAttributes(ListOfType::class), ...$item->getAttributes(ReturnsListOfType::class)];
    $arguments = array_values(($attributes[0] ?? null)?->getArguments() ?? []);
    return is_string($arguments[0] ?? null) ? $arguments[0] : null;
}

/** What's wrong with a list whose elements don't have the type that its attribute declares. */
function wrongElements(\Reflector $item, mixed $list): ?string
{
    $element = elementOf($item);
    foreach ($element !== null && is_array($list) ? $list : [] as $value) {
        $type = get_debug_type($value);
        if ($type !== $element && !(is_object($value) && is_a($value, $element))) {
            return "must be of type array<$element>, array<$type>";
        }
    }
    return null;
}

/** What a unit's files declare, once they've been included. */
final class Module
{
    /** @var \ReflectionClass[] */
    private array $classes = [];
    /** @var \ReflectionFunctionAbstract[] the functions, and the methods that have a body */
    public array $functions = [];

    /** @param array<string, Source> $sources by file */
    public function __construct(private readonly array $sources)
    {
        foreach (get_defined_functions()['user'] as $name) {
            $this->functions[] = new \ReflectionFunction($name);
        }
        foreach ([...get_declared_classes(), ...get_declared_interfaces(), ...get_declared_traits()] as $name) {
            $this->classes[] = $class = new \ReflectionClass($name);
            $isOwn = static fn (\ReflectionMethod $method): bool => $method->class === $name && !$method->isAbstract();
            array_push($this->functions, ...array_filter($class->getMethods(), $isOwn));
        }
        $isOwn = static fn (\Reflector $item): bool => isset($sources[$item->getFileName()]);
        $this->classes = array_values(array_filter($this->classes, $isOwn));
        $this->functions = array_values(array_filter($this->functions, $isOwn));
    }

    /** The file and line of a declaration. */
    public function place(\Reflector $item): array
    {
        $owner = match (true) {
            $item instanceof \ReflectionParameter => $item->getDeclaringFunction(),
            $item instanceof \ReflectionProperty => $item->getDeclaringClass(),
            default => $item,
        };
        $source = $this->sources[$owner->getFileName()];
        $line = $source->line($owner->getStartLine());
        return ['file' => $source->file, 'line' => $owner === $item ? $line : $source->find("$$item->name", $line)];
    }

    /** What PHP doesn't report, or only when an engine calls the module: the file, line and message of each. */
    public function problems(): iterable
    {
        $items = [...$this->classes, ...$this->functions];
        array_push($items, ...array_merge(...array_map(static fn ($class) => $class->getProperties(), $this->classes)));
        array_push($items, ...array_merge(...array_map(static fn ($item) => $item->getParameters(), $this->functions)));
        foreach ($items as $item) {
            foreach ([...$this->wrongAttributes($item), ...$this->unsupported($item)] as $message) {
                yield [...array_values($this->place($item)), $message];
            }
        }
    }

    private function wrongAttributes(\Reflector $item): iterable
    {
        // Those of a promoted property belong to the parameter.
        $isPromoted = $item instanceof \ReflectionProperty && $item->isPromoted();
        foreach ($isPromoted ? [] : $item->getAttributes() as $attribute) {
            try {
                $attribute->newInstance();
            } catch (\Error $error) {
                yield $error->getMessage();
            }
        }
    }

    /** What the SDK can't pass to a function, and what its serializer can't restore from an object's state. */
    private function unsupported(\Reflector $item): iterable
    {
        $owner = $item instanceof \ReflectionParameter ? $item->getDeclaringFunction() : $item;
        if ($owner instanceof \ReflectionMethod && has($owner, DaggerFunction::class)) {
            $attribute = $item === $owner ? 'ReturnsListOfType' : 'ListOfType';
            if (in_array('array', namesOf($item), true) && !has($item, "Dagger\\Attribute\\$attribute")) {
                yield "an array needs #[$attribute]";
            }
            foreach ($item === $owner ? [] : [...namesOf($item), elementOf($item) ?? ''] as $name) {
                if (enum_exists($name) || is_subclass_of($name, 'Dagger\Client\AbstractScalar')) {
                    yield "a function can't accept $name, because the value arrives with JSON quotes. "
                        . 'Accept a string instead';
                }
            }
        }
        $isState = $item instanceof \ReflectionProperty && has($item->getDeclaringClass(), DaggerObject::class);
        foreach ($isState && !$item->isStatic() && !has($item, Type::class) ? namesOf($item) : [] as $name) {
            if (in_array($name, ['array', 'mixed'], true)) {
                yield "the SDK can't restore $$item->name without #[Type('array<…>')], from " . Type::class;
            } elseif (enum_exists($name)) {
                yield "the SDK can't restore $$item->name, because $name is an enumeration. Keep its value instead";
            }
        }
    }
}
