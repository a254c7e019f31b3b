const shared = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>;

/**
 * A table that lasts as long as the process, by its name. Docusaurus reads the plugins anew for each language of a
 * build, and when a translation is saved while somebody edits, so that a variable of a module does not last.
 */
export const ofProcess = (name: string): Map<string, unknown> =>
  (shared[Symbol.for(`velada.${name}`)] ??= new Map());
