/** The data files that the catalogue plugin writes. */
declare module '@generated/catalogue/default/programs.json' {
  const data: readonly import('./data').ListedProgram[];
  export default data;
}
declare module '@generated/catalogue/default/masseuses.json' {
  const data: readonly import('./data').MasseuseSummary[];
  export default data;
}
declare module '@generated/catalogue/default/biographies.json' {
  const data: Readonly<Record<string, readonly string[]>>;
  export default data;
}
declare module '@generated/catalogue/default/photos.json' {
  const data: readonly import('../../content/types').Photo[];
  export default data;
}
