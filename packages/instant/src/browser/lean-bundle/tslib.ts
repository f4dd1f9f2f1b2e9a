/**
 * The only tslib helper that `@docusaurus/utils-common` uses: the namespace of a module that may lack a default export.
 */
export function __importDefault(module: object): object {
  return '__esModule' in module ? module : {default: module};
}
