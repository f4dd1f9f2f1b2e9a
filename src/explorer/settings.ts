/** Where the explorer's document is in the build. It's no page of the docs: it has no navbar, no footer and another policy. */
export const explorerFile = 'explorer/index.html';
