/**
 * The boot script, the one inline script of the site, the same on every page. It runs in the head, before there is a
 * body: the first frame already shows what is for visitors with script.
 */
import {keepPlaceInLanguages, leaveOutFileName} from './boot/address';
import {layOutForPlace, layOutWhole, markMoved} from './boot/layout';
import {marks} from './boot/marks';
import {decideNotices} from './boot/notices';
import {holdPress, releasePress, stopWaiting} from './boot/needsScript';
import {reserveProfile} from './boot/profile';
import {setReady} from './boot/react';
import {loadAfterPaint, loadScripts} from './boot/scripts';
import {READY} from './readyEvent';

/** Whether the site has notices: bootScript.ts writes the value, and leaves out what is not used. */
declare const HAS_NOTICES: boolean;

function onScroll(): void {
  markMoved();
  loadScripts();
}

function onInput(event: Event): void {
  onScroll();
  if ((event as KeyboardEvent).key === 'Escape') stopWaiting();
  // The first touch of a finger may begin to scroll.
  if (event.type !== 'pointerdown') layOutWhole();
  keepPlaceInLanguages();
}

// For styles. Not '@media (scripting)': Safari has it from 17 on, and extensions that block scripts do not change it.
marks.script = '';
leaveOutFileName();
reserveProfile();
layOutForPlace();
if (HAS_NOTICES) decideNotices();
loadAfterPaint();
addEventListener(READY, () => {
  setReady();
  releasePress();
});
addEventListener('wheel', onScroll, {passive: true, once: true});
['pointerdown', 'keydown', 'click'].forEach((type) => addEventListener(type, onInput, true));
addEventListener('click', holdPress, true);
