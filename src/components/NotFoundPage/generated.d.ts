declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@docs-kit/search/matching/addresses';

  const pages: IndexedPage[];
  export default pages;
}
