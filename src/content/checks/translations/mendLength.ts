/** How to mend what is shorter or longer than in the original, which may have lost it. */
export const mendLength = (isShort: boolean, file: string): string =>
  isShort
    ? `Add what is missing here, or correct ${file}.`
    : `Put back in ${file} what it lost, or delete here what is too much.`;
