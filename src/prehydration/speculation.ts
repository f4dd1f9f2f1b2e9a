/** Marks the links whose pages are loaded ahead, as a name in `dataset`. */
export const aheadAttribute = 'ahead';

/**
 * The speculation rules of every page. They stay as they are and links are marked for them, since a page's policy allows
 * what it has a hash of: in Chromium, the keyword for rules that are inserted counts for nothing beside hashes.
 */
export const speculationRules = JSON.stringify({
  prerender: [{where: {selector_matches: `[data-${aheadAttribute}]`}, eagerness: 'immediate'}],
});
