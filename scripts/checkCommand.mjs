/* How Node is to start the check, for whoever starts it without npm; package.json starts it in the same way. */

/** Arguments of Node, from the project's root; why check.mjs has an option of V8 stands there. */
export const CHECK = ['--no-regexp-tier-up', 'scripts/check.mjs'];
