/** The data files that the catalogue plugin writes, with their types (`DataFiles`). */
declare module '@generated/catalogue/default/programs.json' {
  const data: import('./data').DataFiles['programs.json'];
  export default data;
}
declare module '@generated/catalogue/default/masseuses.json' {
  const data: import('./data').DataFiles['masseuses.json'];
  export default data;
}
declare module '@generated/catalogue/default/biographies.json' {
  const data: import('./data').DataFiles['biographies.json'];
  export default data;
}
declare module '@generated/catalogue/default/photos.json' {
  const data: import('./data').DataFiles['photos.json'];
  export default data;
}
declare module '@generated/catalogue/default/profilePhotos.json' {
  const data: import('./data').DataFiles['profilePhotos.json'];
  export default data;
}
declare module '@generated/catalogue/default/rooms.json' {
  const data: import('./data').DataFiles['rooms.json'];
  export default data;
}
declare module '@generated/catalogue/default/hotels.json' {
  const data: import('./data').DataFiles['hotels.json'];
  export default data;
}
declare module '@generated/catalogue/default/firstFacility.json' {
  const data: import('./data').DataFiles['firstFacility.json'];
  export default data;
}
declare module '@generated/catalogue/default/facilities.json' {
  const data: import('./data').DataFiles['facilities.json'];
  export default data;
}
declare module '@generated/catalogue/default/featured.json' {
  const data: import('./data').DataFiles['featured.json'];
  export default data;
}
declare module '@generated/catalogue/default/pageHeroes.json' {
  const data: import('./data').DataFiles['pageHeroes.json'];
  export default data;
}
declare module '@generated/catalogue/default/legal.json' {
  const data: import('./data').DataFiles['legal.json'];
  export default data;
}
declare module '@generated/catalogue/default/programSummaries.json' {
  const data: import('./data').DataFiles['programSummaries.json'];
  export default data;
}
declare module '@generated/catalogue/default/favorites.json' {
  const data: import('./data').DataFiles['favorites.json'];
  export default data;
}
declare module '@generated/catalogue/default/doubledTerms.json' {
  const data: import('./data').DataFiles['doubledTerms.json'];
  export default data;
}
declare module '@generated/catalogue/default/areas.json' {
  const data: import('./data').DataFiles['areas.json'];
  export default data;
}
declare module '@generated/catalogue/default/emblems.json' {
  const data: import('./data').DataFiles['emblems.json'];
  export default data;
}
declare module '@generated/catalogue/default/emblemFocals.json' {
  const data: import('./data').DataFiles['emblemFocals.json'];
  export default data;
}
declare module '@generated/catalogue/default/emblemNames.json' {
  const data: import('./data').DataFiles['emblemNames.json'];
  export default data;
}
declare module '@generated/catalogue/default/emblemAlts.json' {
  const data: import('./data').DataFiles['emblemAlts.json'];
  export default data;
}
declare module '@generated/catalogue/default/receptionLanguages.json' {
  const data: import('./data').DataFiles['receptionLanguages.json'];
  export default data;
}
declare module '@generated/catalogue/default/dayNames.json' {
  const data: import('./data').DataFiles['dayNames.json'];
  export default data;
}
