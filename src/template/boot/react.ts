/** Whether React has hydrated the page. */
export let isReady = false;

export function setReady(): void {
  isReady = true;
}
