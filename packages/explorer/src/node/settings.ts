/** The explorer's file in the build. It isn't a page of the docs: it has no navbar or footer, and its own policy. */
export const explorerFile = 'explorer/index.html';
