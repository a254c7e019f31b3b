/** When the scripts are requested: after the first paint or at the first input. */
import {make} from './elements';
import {layOutRest} from './layout';
import {giveUpPresses} from './needsScript';
import {showCard} from './profile';
import {isReady} from './react';

/** The longest time from computing a frame to showing it, in milliseconds. */
const PAINT_MS = 100;

/** How long the scripts wait for the late fonts, in milliseconds. */
const FONTS_MS = 1200;

/** How long the late fonts wait where a press has asked for the scripts before, in milliseconds. */
const PRESSED_MS = 1000;

/** How long the layout of the rest waits for the style sheet, in milliseconds. */
const STYLES_MS = 2000;

let isStarted = false;

const add = <Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void => document.head.append(make(name, properties));

function fail(): void {
  giveUpPresses();
  showCard();
}

/** Requests the scripts once, and runs them when the whole style sheet has loaded. */
export function loadScripts(): void {
  // The list ends the page, which may still be arriving.
  const list = document.querySelector<HTMLElement>('#site-scripts');
  if (isStarted || !list) return;
  isStarted = true;
  const files = JSON.parse(list.textContent) as string[];
  const own = list.dataset.own?.split(' ') ?? [];
  [...files, ...own].forEach((href) => add('link', {rel: 'preload', as: 'script', href}));
  setTimeout(layOutRest, STYLES_MS);
  const onload = (): void => {
    layOutRest();
    files.forEach((src) => add('script', {src, async: false, onerror: fail}));
  };
  add('link', {rel: 'stylesheet', href: list.dataset.styles, onerror: fail, onload});
}

const afterFrame = (then: () => void, time?: number): number =>
  requestAnimationFrame(() => setTimeout(then, time));

function loadFonts(): void {
  const onload = () =>
    afterFrame(async () => {
      await document.fonts?.ready;
      afterFrame(loadScripts);
    });
  add('link', {rel: 'stylesheet', href: '/fonts/late.css', onload, onerror: loadScripts});
  setTimeout(loadScripts, FONTS_MS);
}

/**
 * Requests the scripts after the first paint, and the late fonts before them, unless they take long: they and the whole
 * style sheet never change all text in one task. What is pressed meanwhile does not wait for fonts.
 */
export function loadAfterPaint(): void {
  addEventListener('load', () =>
    afterFrame(() => setTimeout(loadFonts, isStarted && !isReady ? PRESSED_MS : 0), PAINT_MS),
  );
}
