/** Calls `note` with every file of the content that is saved, added or deleted; resolves once it watches. */
export function watchFiles(
  siteDir: string,
  note: (file: string) => void,
): Promise<{readonly close: () => Promise<void>}>;
