/** Punctuation that begins a line, at any width of its paragraph, because what ends before it is a box of its own. */
export function strayPunctuation(): string[] {
  const NARROWEST = 160;
  /** Lines whose middles are this far apart are different ones. */
  const APART = 8;
  const isBox = (element: Element): boolean =>
    /^inline-(block|flex|grid)$/.test(getComputedStyle(element).display);
  const paragraphOf = (element: Element): HTMLElement => {
    const parent = element.parentElement ?? document.body;
    return getComputedStyle(parent).display === 'inline' ? paragraphOf(parent) : parent;
  };
  const middleOf = ({top, bottom}: DOMRect): number => (top + bottom) / 2;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const mark = element.nextSibling;
    if (!(mark instanceof Text && /^[.,:;!?،؛؟。，、]/.test(mark.data) && isBox(element)))
      return [];
    const paragraph = paragraphOf(element);
    const whole = paragraph.clientWidth;
    const range = document.createRange();
    range.setStart(mark, 0);
    range.setEnd(mark, 1);
    const strayAt = Array.from({length: whole - NARROWEST}, (_, index) => whole - index).find(
      (width) => {
        paragraph.style.width = `${width}px`;
        const [box, sign] = [element, range].map((one) => middleOf(one.getBoundingClientRect()));
        return Math.abs((box ?? 0) - (sign ?? 0)) > APART;
      },
    );
    paragraph.style.removeProperty('width');
    return strayAt ? [`“${mark.data.trim()}” after “${element.textContent}” at ${strayAt} px`] : [];
  });
}
