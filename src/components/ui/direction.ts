/** Whether lines of the page run from right to left; by the attribute `dir`, which Docusaurus writes. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

/**
 * Where an arrow key leads in a row: 1 is to what follows, -1 to what is before, 0 for other keys. It leads to what is
 * seen there: from right to left the next one is at the left.
 */
export function arrowStep(key: string): -1 | 0 | 1 {
  const [next, previous] = isRightToLeft()
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return 1;
  return key === previous ? -1 : 0;
}
