declare module '@generated/routeTable' {
  import type {RouteTable} from '@site/src/docusaurus-patches/lean-bundle/browser/routes';

  export const {routes, chunkNames, pages}: RouteTable;
}
