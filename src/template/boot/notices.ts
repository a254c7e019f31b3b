/** The days of notices (components/layout/Notices), by the clock of the visitor's device. */

/**
 * A notice that is hidden outside of its days: `data-from` and `data-until`, in milliseconds since 1970. The browser
 * decides as soon as it has parsed the tag, before anything of the notice is painted.
 */
class TimedNotice extends HTMLElement {
  connectedCallback(): void {
    const {from, until} = this.dataset;
    const now = Date.now();
    this.hidden = now < Number(from) || now >= Number(until);
  }
}

/** Has the browser apply the days to each notice that it parses, and to those that React adds. */
export const decideNotices = (): void => customElements.define('timed-notice', TimedNotice);
