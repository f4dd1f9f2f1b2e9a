declare module '@generated/routeTable' {
  import type {RouteTable} from '@site/src/lean/routes';

  export const {routes, chunkNames, pages}: RouteTable;
}
