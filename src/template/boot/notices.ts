/** The days of notices (components/layout/Notices), by the clock of the visitor's device. */

/**
 * Defines the element of a notice, which hides itself outside of its days: from `data-from` until before `data-until`,
 * in milliseconds since 1970. The browser asks it as soon as it has parsed the tag, before anything of the notice is
 * painted, and for each notice that React adds.
 */
export function decideNotices(): void {
  customElements.define(
    'timed-notice',
    class extends HTMLElement {
      connectedCallback(): void {
        const {from, until} = this.dataset;
        const now = Date.now();
        this.hidden = now < Number(from) || now >= Number(until);
      }
    },
  );
}
