/** Types of the data files that the catalogue plugin writes. */
declare module '@generated/catalogue/default/programs.json' {
  const programs: import('./data').ListedProgram[];
  export default programs;
}
declare module '@generated/catalogue/default/masseuses.json' {
  const masseuses: import('./data').MasseuseSummary[];
  export default masseuses;
}
declare module '@generated/catalogue/default/biographies.json' {
  const biographies: Record<string, string[]>;
  export default biographies;
}
declare module '@generated/catalogue/default/photos.json' {
  const photos: import('../../content/types').Photo[];
  export default photos;
}
declare module '@generated/catalogue/default/profilePhotos.json' {
  const photos: import('../../content/types').Photo[];
  export default photos;
}
declare module '@generated/catalogue/default/rooms.json' {
  const rooms: import('./data').RoomWithPhoto[];
  export default rooms;
}
declare module '@generated/catalogue/default/hotels.json' {
  const hotels: import('../../content/types').Hotel[];
  export default hotels;
}
declare module '@generated/catalogue/default/firstFacility.json' {
  const photos: import('./data').PlainPhoto[];
  export default photos;
}
declare module '@generated/catalogue/default/facilities.json' {
  const facilities: import('./data').PhotoSummary[];
  export default facilities;
}
declare module '@generated/catalogue/default/featured.json' {
  const featured: import('./data').FeaturedProgram[];
  export default featured;
}
declare module '@generated/catalogue/default/pageHeroes.json' {
  const pageHeroes: import('./frame').PageHeroFacts[];
  export default pageHeroes;
}
declare module '@generated/catalogue/default/legal.json' {
  const legal: import('../../content/types').Business['legal'];
  export default legal;
}
declare module '@generated/catalogue/default/programSummaries.json' {
  const programs: import('./data').ProgramSummary[];
  export default programs;
}
declare module '@generated/catalogue/default/favorites.json' {
  const programs: import('./data').ProgramSummary[];
  export default programs;
}
declare module '@generated/catalogue/default/doubledTerms.json' {
  const terms: import('./data').DoubledTerm[];
  export default terms;
}
declare module '@generated/catalogue/default/areas.json' {
  const areas: import('../../content/types').ServiceArea[];
  export default areas;
}
declare module '@generated/catalogue/default/emblems.json' {
  const masseuses: import('./data').MasseuseEmblem[];
  export default masseuses;
}
declare module '@generated/catalogue/default/emblemFocals.json' {
  const focals: import('./data').EmblemFocals;
  export default focals;
}
declare module '@generated/catalogue/default/emblemAlts.json' {
  const alts: import('./data').EmblemAlts;
  export default alts;
}
