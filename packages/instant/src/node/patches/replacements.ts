import path from 'node:path';
import {root} from '@docs-kit/base/node/root';

/** Text to replace in a file of the framework, as of Docusaurus 3.10. */
interface Replacement {
  /** In `node_modules`. */
  file: string;
  search: string | RegExp;
  replace: string;
}

export const replacements: readonly Replacement[] = [
  /**
   * The table of contents skips headings that the navbar covers when it marks the current section.
   *
   * With a navbar that hides on scrolling, the theme assumes that it's hidden after a click in the contents, so the page's
   * top edge is where reading starts. Here the navbar shows then (`src/theme/Navbar/Layout`) and covers the heading of a
   * chapter whose first section was chosen.
   */
  {
    file: '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js',
    search: 'hideOnScroll ? 0 : getNavbarHeight()',
    // Always its height: at the jump, it may still be hidden.
    replace: 'getNavbarHeight()',
  },

  /**
   * The theme warns if a storage method throws, for example when the quota is exceeded. It already warns if the browser
   * denies access to the storage, and no page depends on either.
   */
  {
    file: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    search: /console\.error/g,
    replace: 'console.warn',
  },

  /**
   * Some apps' built-in browsers have `null` for a storage, which the theme doesn't warn about. The error goes to its
   * warning.
   */
  {
    file: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    search: 'return window[storageType];',
    replace: `const storage = window[storageType];
        if (!storage) throw new Error(\`This browser has no \${storageType}.\`);
        return storage;`,
  },

  /**
   * If a page that a link leads to can't be loaded, the framework reloads it. A reload would scroll it to where the reader
   * was on the previous page; opened anew, it starts at its top or at its anchor. The address must differ from the current
   * one, or the browser would only look for the anchor. Nothing happens if the reader has gone elsewhere meanwhile.
   */
  {
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    search: 'window.location.reload();',
    replace: `if (this.props.location !== nextLocation) return;
            window.history.replaceState(null, '', this.previousLocation.pathname);
            window.location.replace(nextLocation.pathname + nextLocation.search + nextLocation.hash);`,
  },

  /** The theme's red has a contrast of 4:1 on white. The message of a crashed page has the colour of text instead. */
  {
    file: '@docusaurus/theme-common/lib/utils/errorBoundaryUtils.module.css',
    search: /color: red;/g,
    replace: '',
  },

  /** The theme renders the colour mode switch disabled until hydration, but the inline script already handles its clicks. */
  {
    file: '@docusaurus/theme-classic/lib/theme/ColorModeToggle/index.js',
    search: 'const isBrowser = useIsBrowser();',
    replace: 'const isBrowser = true;',
  },

  /**
   * A link that's clicked again while its page loads makes one history entry. The framework shows the previous page until
   * then, and passes its address to the links.
   */
  {
    // react-router-dom 5.3
    file: 'react-router-dom/esm/react-router-dom.js',
    search: 'createPath(context.location)',
    replace: 'createPath(history.location)',
  },

  /** The focus moves to the skip link with each page, and a region's name would be read instead of the page's. */
  {
    file: '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    search: ' role="region" aria-label={DefaultSkipToContentLabel}',
    replace: '',
  },

  /** The banner for a wrong base URL has style attributes, which the content security policy refuses; a sheet styles it. */
  {
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    search: / style="[^"]*"/g,
    replace: '',
  },
];

/** Rules for the bundler that replace text in the framework's files. The build stops if a file doesn't contain the text. */
export const replacementRules = replacements.map(({file, search, replace}) => ({
  test: path.join(root, 'node_modules', file),
  loader: require.resolve('string-replace-loader'),
  options: {search, replace, strict: true},
}));
