/** Types of the data files that the pictures plugin writes. */
declare module '@generated/pictures/default/pictures.json' {
  const pictures: import('./types').PictureTable;
  export default pictures;
}
