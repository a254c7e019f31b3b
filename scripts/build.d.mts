type Options = {
  readonly root?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly finish?: (folder: string) => Promise<void>;
};

export function buildSite(options?: Options): Promise<number>;
/** Builds as the command line asks for, where the configuration can be read. */
export function buildAsAsked(options?: Options): Promise<number>;
export function exchange(root: string): void;
export const RENDERING: Readonly<Record<string, string>>;
