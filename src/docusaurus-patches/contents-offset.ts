import type {Plugin} from '@docusaurus/types';
import {replaceIn} from './replacement';

/**
 * Makes the table of contents skip headings that the navbar covers when it marks the current section.
 *
 * With a navbar that hides on scrolling, the theme assumes that it's hidden after a click in the contents, so the page's
 * top edge is where reading starts. Here the navbar shows then (`src/theme/Navbar/Layout`) and covers the heading of a
 * chapter whose first section was chosen.
 */
export default function contentsOffsetPlugin(): Plugin {
  return {
    name: 'contents-offset',
    configureWebpack: () => ({
      module: {
        rules: [
          replaceIn(
            // theme-common 3.10
            /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useTOCHighlight\.js$/,
            // Always its height: at the jump, it may still be hidden.
            'hideOnScroll ? 0 : getNavbarHeight()',
            'getNavbarHeight()',
          ),
        ],
      },
    }),
  };
}
