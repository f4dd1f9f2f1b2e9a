import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineStyles} from './write';

/**
 * Puts into the head of each built page the styles that it uses. Other plugins may read the pages at the same time: a page
 * is replaced as a whole, and only its head changes.
 */
export default function criticalStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'critical-styles',
    postBuild: ({outDir}) => inlineStyles(outDir, baseUrl),
  };
}
