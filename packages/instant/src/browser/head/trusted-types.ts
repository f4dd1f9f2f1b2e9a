/** The part of the Trusted Types API used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): unknown;
}

const asItIs = (text: string): string => text;

/**
 * Creates the default policy that the page's Content-Security-Policy allows. It handles all text that the browser would
 * parse as markup or load as a script. The policy accepts any such text: scripts load only from hosts that the page
 * allows, and inserted markup can't run any. It has no rule for inline script text, which is therefore refused.
 */
export function trustOwnTexts(): void {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createHTML: asItIs, createScriptURL: asItIs});
}
