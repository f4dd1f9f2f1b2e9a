import {listFiles} from '@docs-kit/base/node/files';

/** Lists a built site's files, sorted, without the precompressed copies that some hosts keep beside them. */
export const siteFiles = (folder: string): string[] => listFiles(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
