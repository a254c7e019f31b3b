/** Arguments of Node that start the check, from the project's root. */
export const CHECK: readonly string[];
