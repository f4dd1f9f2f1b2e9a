/** Gives the highlighter of the browser no languages. */
export default function includeLanguages(): void {
  // There is none: fences are highlighted while pages are compiled.
}
