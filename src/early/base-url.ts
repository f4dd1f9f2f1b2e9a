/**
 * Tells the framework's banner on a misconfigured base URL that all is well. It takes a page whose scripts have not run
 * for one whose files are elsewhere; here the style sheet's arrival shows where the files are.
 */
export function vouchForBaseUrl(): void {
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (styles?.sheet?.cssRules.length) Object.assign(window, {docusaurus: {}});
}
