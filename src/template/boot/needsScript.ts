/**
 * A press on a control that needs React waits for it; without React it does what the control does without script. A link
 * that names a place on its page leads there at once, and React shows at that address what the link is for.
 */
import {all, make} from './elements';
import {isReady} from './react';

/** How long a press waits for script that is on its way, in milliseconds; not at all once a file did not come. */
let holdMs = 4000;

/**
 * A button that names the address to which it leads without script, or a link, which may name a place (`#noa`). React
 * writes an attribute without a value as `true`.
 */
type Control = HTMLAnchorElement & {readonly dataset: {readonly needsScript: string}};

/** The sentence that a control without a page of its own leads to (components/notifications). */
type Sentence = HTMLElement & {readonly dataset: {readonly text: string; readonly reload: string}};

const controls = () => all<Control>('[data-needs-script]');

/**
 * Place among them of the control that was pressed last, while it waits: React renders a page again where something else
 * has changed it, and the control that was pressed is gone then.
 */
let held = -1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fills the sentence, once. */
function saySorry(): void {
  const [sentence] = all<Sentence>('#unavailable:empty');
  if (!sentence) return;
  const {text, reload} = sentence.dataset;
  sentence.append(text, ' ', make('a', {href: '', textContent: reload}));
}

/** The press is given up. Returns its control. */
export function stopWaiting(): Control | undefined {
  clearTimeout(timer);
  const control = controls()[held];
  held = -1;
  if (control) control.ariaBusy = null;
  return control;
}

/** Ends the waiting: when React is there, when it will not come, and when it takes too long. */
export function releasePress(): void {
  const control = stopWaiting();
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
  const control = (event.target as Element).closest<Control>('a, [data-needs-script]');
  if (!control || isReady || event.ctrlKey || event.metaKey || event.shiftKey) return;
  stopWaiting();
  const {needsScript} = control.dataset;
  // Any other link: the visitor leaves.
  if (!needsScript) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.href && needsScript[0] === '#') location.href = needsScript;
  else {
    held = controls().indexOf(control);
    control.ariaBusy = 'true';
    timer = setTimeout(releasePress, holdMs);
  }
}
