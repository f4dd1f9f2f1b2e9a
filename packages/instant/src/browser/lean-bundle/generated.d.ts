declare module '@generated/routeTable' {
  import type {RouteTable} from '@docs-kit/instant/browser/lean-bundle/routes';

  export const {routes, chunkNames}: RouteTable;
}
