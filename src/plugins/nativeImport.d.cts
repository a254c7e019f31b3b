/** Node's own `import()`, see nativeImport.cjs. */
declare function nativeImport(name: string): Promise<unknown>;
export = nativeImport;
