/** The program that the new house has and the example has not. */
export const NEW_PROGRAM: string;
/** The address that the new house publishes its site at. */
export const NEW_SITE_URL: string;
/** Hands the copy of the project in a folder over; it needs its `node_modules`. Throws when a file is not as expected. */
export function handOver(dir: string): void;
