/**
 * A press on a control that needs React waits for it; without React it does what the control does without script. A link
 * that names a place on its page leads there at once, and React shows at that address what the link is for.
 */
import {isReady} from './react';

/** How long a press waits for script that is on its way, in milliseconds; not at all once a file did not come. */
let holdMs = 4000;

/**
 * A button that names the address to which it leads without script, or a link, which may name a place (`#noa`). React
 * writes an attribute without a value as `true`.
 */
type Control = HTMLAnchorElement & {readonly dataset: {readonly needsScript: string}};

/** The sentence that a control without a page of its own leads to (components/notifications). */
type Sentence = HTMLElement & {readonly dataset: {readonly text: string}};

/** The control that was pressed last, while it waits. */
let held: Control | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fills the sentence, once. */
function saySorry(): void {
  const sentence = document.querySelector<Sentence>('#unavailable:empty');
  const link = {href: '', textContent: sentence?.dataset.reload};
  sentence?.append(sentence.dataset.text, ' ', Object.assign(document.createElement('a'), link));
}

function stopWaiting(): void {
  clearTimeout(timer);
  if (held) held.ariaBusy = null;
  held = undefined;
}

/** Ends the waiting: when React is there, when it will not come, and when it takes too long. */
export function releasePress(): void {
  const control = held;
  stopWaiting();
  if (isReady) control?.click();
  else if (control) {
    saySorry();
    location.href = control.href || control.dataset.needsScript;
  }
}

/** Script will not come: neither the press that waits nor a later one is held for it. */
export function giveUpPresses(): void {
  holdMs = 0;
  releasePress();
}

export function holdPress(event: MouseEvent): void {
  const control = (event.target as Element).closest<Control>('[data-needs-script]');
  if (!control || isReady || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  stopWaiting();
  if (control.href && control.dataset.needsScript[0] === '#')
    location.href = control.dataset.needsScript;
  else {
    held = control;
    control.ariaBusy = 'true';
    timer = setTimeout(releasePress, holdMs);
  }
}
