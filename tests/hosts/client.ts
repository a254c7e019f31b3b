/** An HTTP client that sends paths and headers unchanged, unlike `fetch`. */
import net from 'node:net';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type Request = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const END_OF_HEAD = '\r\n\r\n';

const written = ({method = 'GET', path, headers = {}}: Request): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({Host: 'www.house.test', ...headers}).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ].join('\r\n') + END_OF_HEAD;

/** Parses the responses in the data of a socket. */
class Reader {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly requests: readonly Request[]) {}

  readonly answers: Answer[] = [];

  take(chunk: Buffer): void {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    while (this.next());
  }

  private next(): boolean {
    const end = this.rest.indexOf(END_OF_HEAD);
    if (end === -1) return false;
    const [first = '', ...lines] = this.rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const at = line.indexOf(': ');
      const name = line.slice(0, at).toLowerCase();
      // Repeated headers are joined, so that tests notice them.
      headers[name] = [headers[name] ?? [], line.slice(at + 2)].flat().join(' + ');
    }
    const status = Number(first.split(' ')[1]);
    const {method} = this.requests[this.answers.length] ?? {};
    const empty = method === 'HEAD' || status === 304;
    const length = empty ? 0 : Number(headers['content-length'] ?? 0);
    const start = end + END_OF_HEAD.length;
    if (this.rest.length < start + length) return false;
    this.answers.push({status, headers, body: this.rest.subarray(start, start + length)});
    this.rest = this.rest.subarray(start + length);
    return true;
  }
}

/** Sends requests over one connection without waiting between them; resolves to their answers. */
function ask(port: number, requests: readonly Request[]): Promise<readonly Answer[]> {
  return new Promise((resolve, reject) => {
    const reader = new Reader(requests);
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(requests.map(written).join('')),
    );
    const end = (): void => {
      socket.destroy();
      resolve(reader.answers);
    };
    socket.on('data', (chunk) => {
      reader.take(chunk);
      if (reader.answers.length === requests.length) end();
    });
    socket.on('end', end);
    socket.on('error', reject);
  });
}

/** The response to one request. Throws where the server closes the connection without one. */
export async function askOnce(port: number, request: Request): Promise<Answer> {
  const [answer] = await ask(port, [request]);
  if (!answer) throw new Error(`No answer to ${request.path.slice(0, 80)}`);
  return answer;
}
