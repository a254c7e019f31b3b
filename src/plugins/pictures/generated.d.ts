/** Type of the data file that the pictures plugin writes. */
declare module '@generated/pictures/default/pictures.json' {
  const pictures: import('./widths').PictureTable;
  export default pictures;
}
