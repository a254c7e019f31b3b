/* What a browser asks for in headers, as the library that sends files reads it rightly. */

/** One part of a file, from a byte to another one or to the end. */
const PART = /^bytes=(\d+)-(\d*)$/;

/**
 * The part of a file that is asked for; undefined for what the library would take for another part, or end
 * the server over: then the whole file goes out, as HTTP allows (RFC 9110, 14.2).
 */
function partAsked(range = '') {
  const [, from, to] = PART.exec(range) ?? [];
  const isPart =
    from !== undefined && (to === '' || (Number(from) <= Number(to) && Number(to) > 0));
  return isPart ? range : undefined;
}

/** The forms of compression that a browser takes, of those that the site has: “br;q=0” refuses one. */
function encodingsAsked(header = '') {
  const taken = header
    .split(',')
    .map((form) =>
      form
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  return ['br', 'gzip'].filter((name) => taken.includes(name)).join(', ');
}

/** Puts both into the headers of a request. */
export function tidyHeaders(headers) {
  const range = partAsked(headers.range);
  if (range === undefined) delete headers.range;
  headers['accept-encoding'] = encodingsAsked(headers['accept-encoding']);
}
