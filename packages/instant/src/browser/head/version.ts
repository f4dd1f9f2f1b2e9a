import {storageKeys} from './settings';
import {isHydrated} from './hydration';
import {write} from './storage';

/** The versions' names with the paths of their pages, the longest first; inlined by the plugin. */
declare const VERSIONS: readonly (readonly [path: string, name: string])[];

/** Stores the version that the reader chooses in the version menu until React does. */
export function rememberVersion(): void {
  document.addEventListener('click', ({target}) => {
    // A language has `lang`.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.dropdown__link:not([lang])');
    if (isHydrated() || !link) return;
    const [, name] = VERSIONS.find(([path]) => link.pathname.startsWith(path)) ?? [];
    if (name) write(storageKeys.preferredVersion, name);
  });
}
