/** Loads no Prism languages in the browser. */
export default function includeLanguages(): void {
  // There's no highlighter: fences are highlighted when pages are compiled.
}
