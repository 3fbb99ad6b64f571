/** The one helper of `tslib` that code in the browser calls. */
export function __importDefault<Module extends { __esModule?: boolean }>(module: Module) {
  return module?.__esModule ? module : { default: module };
}
