type Packages = {
  readonly packages?: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly devOptional?: boolean;
        readonly peer?: boolean;
      }
    >
  >;
};

/** Whether npm's record of what it installed holds every package of a lock file. */
export function isInstalled(lock: Packages, record: Packages): boolean;
