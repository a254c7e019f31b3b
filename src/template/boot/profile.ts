/** The profile that the address asks for. */
import {ID} from '../../content/ids';
import {marks} from './marks';
import {isReady} from './react';

/** How long the address of a profile waits for it, in milliseconds; also in masseuses/MasseuseDirectory.module.css. */
const PROFILE_MS = 8000;

/** Such as `?selected=valeria`: SELECTED_PARAMETER of masseuses/profileAddress.ts, which this script cannot import. */
const SELECTED = new RegExp(`[?&]selected=(${ID})(&|$)`);

/** Without React the address of a profile shows the list, at her card, which has the story. */
export function showCard(): void {
  const {selected} = marks;
  if (!selected || isReady || location.hash) return;
  delete marks.selected;
  location.replace(`#${selected}`);
}

/** Has styles reserve the space of the profile. */
export function reserveProfile(): void {
  const found = SELECTED.exec(location.search);
  if (!found) return;
  marks.selected = found[1];
  setTimeout(showCard, PROFILE_MS);
}
