/** The one helper of tslib that `@docusaurus/utils-common` uses: the namespace of a module that may have no default export. */
export function __importDefault(module: object): object {
  return '__esModule' in module ? module : {default: module};
}
