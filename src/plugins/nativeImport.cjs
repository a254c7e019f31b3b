/**
 * Node's own `import()`. The jiti inside Docusaurus, which loads the plugins, turns an `import()` in
 * TypeScript into a `require()`; files that end in .cjs it leaves to Node.
 *
 * @param {string} name of a package
 */
module.exports = (name) => import(name);
