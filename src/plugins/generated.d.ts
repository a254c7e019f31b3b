/** The data files that the plugins write. */
declare module '@generated/catalogue/default/programs.json' {
  const data: readonly import('./catalogue/data').ListedProgram[];
  export default data;
}
declare module '@generated/catalogue/default/prices.json' {
  const data: ReturnType<typeof import('./catalogue/data').dataFiles>['prices.json'];
  export default data;
}
declare module '@generated/catalogue/default/masseuses.json' {
  const data: readonly import('./catalogue/data').MasseuseSummary[];
  export default data;
}
declare module '@generated/catalogue/default/biographies.json' {
  const data: Readonly<Record<string, readonly string[]>>;
  export default data;
}
declare module '@generated/catalogue/default/photos.json' {
  const data: readonly import('../content/browser/types').Photo[];
  export default data;
}
declare module '@generated/catalogue/default/analytics.json' {
  const data: import('./catalogue/data').ScriptFacts;
  export default data;
}
declare module '@generated/catalogue/default/notices.js' {
  const data: readonly {
    readonly id: string;
    readonly pages?: readonly string[];
    /** The start of its first day and the end of its last one at the house, in milliseconds since 1970. */
    readonly from: number;
    readonly until: number;
    /** Its compiled text. */
    readonly Text: import('react').ComponentType;
  }[];
  export default data;
}
declare module '@generated/pictures/default/pictures.json' {
  const data: Readonly<Record<string, import('./pictures/widths').PictureRecord>>;
  export default data;
}
