/** Drawings made of one line. */

/** A whole drawing; `path` tells one from another. */
export const drawing = (path = 'M0 0h1', viewBox = '0 0 2 2'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`;
