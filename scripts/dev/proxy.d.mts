import type {Problem} from '../../src/content/problems';

type Server = {
  readonly name: string;
  /** Address of a language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly port: number;
};

/** Serves all languages at one port; 0 takes any free one. Rejects when it is taken. */
export function startProxy(
  servers: readonly Server[],
  port: number,
): Promise<{
  readonly port: number;
  /** Shows mistakes over every open page. */
  readonly tell: (problems: readonly Problem[]) => void;
  /** Tells the pages of a language that its server has come up, or has come back: they load anew. */
  readonly ready: (server: Pick<Server, 'baseUrl'>) => void;
  readonly close: () => void;
}>;
