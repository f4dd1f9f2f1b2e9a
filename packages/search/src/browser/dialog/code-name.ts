import type {HitKind} from '../../engine/types';

/** Names of functions, files, flags and variables: single words with punctuation or an inner capital. */
const codeName = /^(?=\S+$)(?:(?:--?|@)[a-z]|[a-z]+[A-Z]|[a-z.][\w-]*\.\w|.*(?:\.[a-z]+[A-Z]|[_(]))/;
/** Names of types, on reference pages; elsewhere, such words are products, such as GitHub. */
const typeName = /^(?=\w+$).*[a-z][A-Z]/;

/** Whether a title is a name in code. */
export function isCode(title: string, kind: HitKind): boolean {
  return codeName.test(title) || (kind === 'reference' && typeName.test(title));
}
