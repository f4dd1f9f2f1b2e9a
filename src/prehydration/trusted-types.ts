/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): unknown;
}

const asItIs = (text: string): string => text;

/**
 * Makes the one policy that the page's Content-Security-Policy allows. Every text goes through it that the browser would
 * read as markup or as a script's address. Scripts load only from the hosts that the page names, and none run in inserted
 * markup, so nothing is left to refuse there; the policy has no rule for the text of a script, which is always refused.
 */
export function trustOwnTexts(): void {
  const {trustedTypes} = window as Window & {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createHTML: asItIs, createScriptURL: asItIs});
}
