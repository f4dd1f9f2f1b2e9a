/** Converts between the naming styles of GraphQL, the command line and the SDKs. */
import {fold} from '@docs-kit/base/names';

/**
 * Splits a name in any style into lower-case words, exactly as the engine does for the command line: a run of capitals
 * is one word except for its last letter before a lower-case one, and digits are separate words (`withGPUs` gives
 * `with`, `gp`, `us`; `python3Image` gives `python`, `3`, `image`).
 */
export function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])|([A-Za-z])(?=[0-9])|([0-9])(?=[a-z])/g, '$& ')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** `withExec` → `with-exec`: functions and flags on the command line and in Dagger Shell. */
export function toKebab(name: string): string {
  return words(name).join('-');
}

/** `withExec` → `with_exec`: Python. */
export function toSnake(name: string): string {
  return words(name).join('_');
}

/** `cacheSharing` → `CACHE_SHARING`: enum values. */
export function toScreamingSnake(name: string): string {
  return toSnake(name).toUpperCase();
}

/** Whether two names are the same in different styles: `WithExec`, `with_exec`, `with-exec` and `withExec`. */
export function sameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

/** `import_` → `import`: TypeScript appends an underscore to names that it reserves or that its globals use. */
export function apiName(typescriptName: string): string {
  return typescriptName.replace(/_$/, '');
}
