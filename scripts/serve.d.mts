type Options = {
  /** `build/` unless told otherwise. */
  readonly dir?: string;
  /** 0 takes any free one. */
  readonly port?: number;
  /** Folder of the site on its host, with a slash at both ends; BASE_URL unless told otherwise. */
  readonly base?: string;
};

/** Serves the folder of a built site. */
export function startServer(options?: Options): Promise<{
  /** Address with a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}>;
