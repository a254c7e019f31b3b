import type {EventEmitter} from 'node:events';

type Child = EventEmitter & {readonly kill: () => unknown};

/** Keeps servers running: starts them one after the other, and again when one ends by itself. */
export function createServers<Server extends {readonly name: string}>(
  servers: readonly Server[],
  options: {
    /** Starts one, calls back once it answers, and returns its process. */
    readonly start: (server: Server, onReady: () => void) => Child;
    /** Whether the content lets servers start. */
    readonly isRight: () => boolean;
    readonly onReady: (server: Server) => void;
    readonly onEnd: () => void;
  },
): {
  readonly startNext: () => void;
  /** As `startNext`, after a save: also those that have ended too often. */
  readonly startAgain: () => void;
  readonly stop: () => void;
};
