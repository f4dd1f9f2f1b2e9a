import type {Plugin} from '@docusaurus/types';

/** Keeps the theme's highlighter out of the browser's bundle: `src/rehype/code-blocks.ts` has done its work. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack(_config, isServer) {
      return isServer ? {} : {resolve: {alias: {'prism-react-renderer': false}}};
    },
  };
}
