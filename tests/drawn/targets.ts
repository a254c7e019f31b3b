/**
 * What the accessibility statement claims of buttons and controls: 44 px in each direction, links in sentences
 * excepted. Runs in the page and returns those that are smaller.
 */
export function smallControls(): string[] {
  const LEAST = 44;
  return [...document.querySelectorAll('a[href], button, summary, select, input')].flatMap(
    (control) => {
      const style = getComputedStyle(control);
      const isDrawn =
        control.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        style.clipPath !== 'inset(50%)' &&
        !control.closest('.visuallyHidden, [aria-hidden="true"]');
      const sentence = control.closest('p');
      const inSentence =
        style.display === 'inline' ||
        (sentence !== null && sentence.textContent.trim() !== control.textContent.trim());
      const {width, height} = control.getBoundingClientRect();
      if (!isDrawn || inSentence || width < 2) return [];
      if (width >= LEAST - 0.1 && height >= LEAST - 0.1) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name.trim().slice(0, 40)}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    },
  );
}
