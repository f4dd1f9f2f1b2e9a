declare module '@generated/docs-kit-search/default/options.json' {
  import type {DialogOptions} from '@docs-kit/search/options';

  const options: DialogOptions;
  export default options;
}

declare module '@generated/docs-kit-search/default/pages.json' {
  import type {IndexedPage} from '@docs-kit/search/matching/addresses';

  const pages: IndexedPage[];
  export default pages;
}
