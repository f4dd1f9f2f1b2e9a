import type {Plugin as PostCssPlugin} from 'postcss';

/**
 * Applies a style sheet's layout for small screens to all widths below 997 px. The framework's layouts apply up to 996 px
 * and from 997 px. In between, as a zoomed window may be, there would be neither the sidebar nor the button that opens the
 * menu. `useWindowSize` rounds such a width down.
 */
export const closeGap: PostCssPlugin = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace('(max-width: 996px)', '(width < 997px)');
    },
  },
};
