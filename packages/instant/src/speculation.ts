/** Marks links to preload, as a name in `dataset`. */
export const aheadAttribute = 'ahead';

/**
 * The speculation rules of every page. They're constant, and links are marked for them, because the page's policy
 * allows inline scripts by hash. Chromium ignores the `inline-speculation-rules` keyword if a policy contains hashes.
 */
export const speculationRules = JSON.stringify({
  prerender: [{where: {selector_matches: `[data-${aheadAttribute}]`}, eagerness: 'immediate'}],
});
