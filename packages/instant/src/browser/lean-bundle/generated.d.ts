declare module '@generated/routeTable' {
  import type {RouteTable} from './routes';

  export const {routes, chunkNames, pages}: RouteTable;
}
