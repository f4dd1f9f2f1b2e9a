/** The release that the snapshot documents, and the name of its folder in `versioned_docs`. */
export const version = '0.18.14';
