import type {Plugin} from '@docusaurus/types';

/**
 * Makes the table of contents skip headings below the navbar when it marks the current section.
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
          {
            // theme-common 3.10
            test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useTOCHighlight\.js$/,
            loader: require.resolve('string-replace-loader'),
            options: {
              search: 'anchorTopOffset: anchorTopOffsetRef.current',
              // The class, not the position, which changes during the transition.
              replace: "anchorTopOffset: document.querySelector('.navbar:not(.navbar--hidden)')?.clientHeight ?? 0",
              strict: true,
            },
          },
        ],
      },
    }),
  };
}
