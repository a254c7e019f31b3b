/* Compresses answers as hosts do, once for each content, so that sizes measured here are real. */
import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const ENCODERS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, {level: constants.Z_BEST_COMPRESSION}),
};
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/;

/** The best encoding that a browser accepts. */
export function encodingFor(accepted = '') {
  return Object.keys(ENCODERS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/** Compressed bodies by content and encoding; a second request for one under way waits for it. */
function createCache() {
  const bodies = new Map();
  return (body, encoding) => {
    const key = `${encoding} ${createHash('sha1').update(body).digest('hex')}`;
    if (!bodies.has(key)) bodies.set(key, ENCODERS[encoding](body));
    return bodies.get(key);
  };
}

/** Makes a function that lets an answer collect its text and sends it compressed. */
export function createCompression() {
  const compressed = createCache();
  return (request, response) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return;
    const writeHead = response.writeHead.bind(response);
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    let chunks;
    response.writeHead = (status, headers = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const whole = status === 200 || status === 404;
      if (!whole || !TEXT.test(String(response.getHeader('content-type'))))
        return writeHead(status);
      chunks = [];
      response.statusCode = status;
      response.removeHeader('content-length');
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', 'Accept-Encoding');
      return response;
    };
    response.write = (chunk, ...rest) => {
      if (!chunks) return write(chunk, ...rest);
      chunks.push(Buffer.from(chunk));
      return true;
    };
    response.end = (...last) => {
      if (!chunks) return end(...last);
      if (last[0] !== undefined && typeof last[0] !== 'function') chunks.push(Buffer.from(last[0]));
      void compressed(Buffer.concat(chunks), encoding).then((body) => {
        response.setHeader('Content-Length', body.length);
        writeHead(response.statusCode);
        end(body);
      });
      return response;
    };
  };
}
