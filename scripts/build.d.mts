type Options = {
  readonly root?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly finish?: (folder: string) => Promise<void>;
};

export function buildSite(options?: Options): Promise<number>;
/** Whether the configuration can be read; prints why not. */
export function canBeRead(): Promise<boolean>;
export function exchange(root: string): void;
export const RENDERING: Readonly<Record<string, string>>;
