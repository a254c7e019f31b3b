/** Whether the page that the address names now was asked for on a page to which Back leads. */
let returnable = false;

/** Told with every change of page: by a link, or by the browser's Back and Forward. */
export function noteArrival(byLink: boolean): void {
  returnable = byLink;
}

/** Whether Back leads to the page that the visitor pressed a link on. */
export function canReturn(): boolean {
  return returnable;
}
