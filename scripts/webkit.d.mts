/** Shown where there is no WebKit that can be driven. */
export const WITHOUT_WEBKIT: string;

/** Paths of the driver and, on Linux, of the display; undefined where one is missing. */
export function findWebKit():
  {readonly driver: string; readonly display: string | undefined} | undefined;

/** Path of the system's Firefox, or undefined. */
export function findFirefox(): string | undefined;
