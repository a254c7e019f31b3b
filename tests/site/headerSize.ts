/** The size of what a host sends before a page. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {type ServerHttp2Stream, connect, createServer} from 'node:http2';
import {type AddressInfo, createConnection} from 'node:net';
import path from 'node:path';

import {BUILD} from './html';

/** Bytes of the headers before a page, in HTTP/2, from a host that follows the rules and adds what hosts add. */
export async function sizeOfHeaders(): Promise<number> {
  const [forAll = ''] = readFileSync(path.join(BUILD, '_headers'), 'utf8').split('\n\n');
  const rules = [...forAll.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  const headers = {
    ...(Object.fromEntries(rules) as Record<string, string>),
    ':status': 200,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'content-length': '12345',
    etag: '"64f2b9c1-3039"',
    'last-modified': 'Sun, 29 Nov 2026 05:30:01 GMT',
    server: 'nginx',
    'accept-ranges': 'bytes',
  };
  const server = createServer().on('stream', (stream: ServerHttp2Stream) => {
    // The page would follow.
    stream.respond(headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const socket = createConnection(port, '127.0.0.1');
  const client = connect(`http://127.0.0.1:${port}`, {createConnection: () => socket});
  await once(client, 'remoteSettings');
  const before = socket.bytesRead;
  const stream = client.request();
  await once(stream, 'response');
  const size = socket.bytesRead - before;
  client.destroy();
  server.close();
  return size;
}
