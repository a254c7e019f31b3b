/** The middle of some numbers, the lower of the two where their number is even. */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
