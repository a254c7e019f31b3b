/** Serves the folder of a built site, `build/` unless told otherwise; port 0 takes any free one. */
export function startServer(options?: {readonly dir?: string; readonly port?: number}): Promise<{
  /** Address with a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}>;
