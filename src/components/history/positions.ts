import {POSITIONS_KEY} from './positionsKey';

/**
 * Where the visitor left each page, in px from its top, by entry of the tab's history. Kept in the
 * tab's session store, so that it outlives a reload and a visit to another site; where that is
 * blocked, for as long as the document lives. The boot script writes the same record when a page is
 * left, and reads it before React arrives (src/plugins/delivery/bootScript.ts); the cookie policy names it.
 */

/** How many entries are remembered; the oldest give way. */
const MOST = 50;

/** A page in the version it had when it was left, and how far it was scrolled, in px. */
type Position = readonly [page: string, top: number];
type Positions = Readonly<Record<string, Position>>;

/** What could not be stored. */
let unstored: Positions | undefined;

/** The page of a path in this build: another build has scripts of other names. */
function versionOf(pathname: string): string {
  const scripts: unknown = JSON.parse(document.getElementById('site-scripts')?.textContent ?? '[]');
  return pathname + (Array.isArray(scripts) ? String(scripts[0]) : '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value)) return false;
  const [page, top] = value as unknown[];
  return typeof page === 'string' && typeof top === 'number' && top >= 0;
}

/** The record as it is stored, without what cannot be read. */
function readAll(): Positions {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    const readable = Object.entries(stored).filter((entry): entry is [string, Position] =>
      isPosition(entry[1]),
    );
    return Object.fromEntries(readable);
  } catch {
    return {};
  }
}

function writeAll(positions: Positions): void {
  const newest = Object.fromEntries(Object.entries(positions).slice(-MOST));
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(newest));
    unstored = undefined;
  } catch {
    unstored = newest;
  }
}

/** Takes away what cannot be read and what is too much, so that others can add to the record. */
export function tidyPositions(): void {
  const positions = readAll();
  if (Object.keys(positions).length > 0) writeAll(positions);
  else
    try {
      window.sessionStorage.removeItem(POSITIONS_KEY);
    } catch {
      // Blocked: there is nothing to tidy.
    }
}

/** Remembers how far the page of a history entry is scrolled now. */
export function rememberPosition(entry: string, pathname: string): void {
  const {[entry]: _earlier, ...others} = readAll();
  writeAll({...others, [entry]: [versionOf(pathname), Math.round(window.scrollY)]});
}

/** How far the page of a history entry was scrolled, if it was left in the version it has now. */
export function positionOf(entry: string, pathname: string): number | undefined {
  const position = readAll()[entry];
  return position?.[0] === versionOf(pathname) ? position[1] : undefined;
}

/** Whether the page, as long as it is now, can be scrolled that far. */
export function isInRange(top: number): boolean {
  return top <= document.documentElement.scrollHeight - window.innerHeight;
}
