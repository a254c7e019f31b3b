/* The one helper of `tslib` that `@docusaurus/utils-common` uses in the browser. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
