/** Looks into the segments of a JPEG (ITU-T T.81, annex B), of which decoders say too little. */

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Huffman codes, quantization, restart interval. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
/** Baseline and extended: all of a block is in one scan. */
const SEQUENTIAL: readonly number[] = [0xc0, 0xc1];
const OTHER_FRAMES: readonly number[] = [
  0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
];

type Segment = {
  readonly marker: number;
  /** With its marker. */
  readonly bytes: Buffer;
  /** Compressed data that follow a scan. */
  readonly data: Buffer;
};

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === START;

/** Whether there is a marker of a segment, not a restart, a stuffed byte or a fill byte. */
const isMarker = (bytes: Buffer, at: number): boolean => {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next >= 0xc0 && next !== 0xff && !(next >= 0xd0 && next <= START);
};

/** The next marker; the end of the bytes where there is none. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && !isMarker(bytes, at)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}

/** Segments up to the end marker, without bytes between them that belong to none. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = nextMarker(bytes, 2);
  while (at < bytes.length - 3) {
    const marker = bytes[at + 1] ?? END;
    if (marker === END) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = nextMarker(bytes, end);
    const data = bytes.subarray(end, marker === SCAN ? next : end);
    yield {marker, bytes: bytes.subarray(at, end), data};
    at = next;
  }
  const isEnd = bytes[at + 1] === END;
  if (isEnd) yield {marker: END, bytes: bytes.subarray(at, at + 2), data: bytes.subarray(0, 0)};
}

/** Whether a JPEG has its end marker: where there is none, a part of it is missing. */
export const isEnded = (bytes: Buffer): boolean =>
  [...segmentsOf(bytes)].some(({marker}) => marker === END);

/**
 * A JPEG reduced to the segments that its pixels are decoded from, with the parameters that a sequential one must have.
 * Decoders make nothing of what this leaves out or corrects, but libvips stops at its first warning, and one about such
 * a thing hides whether the picture is torn. Phones of Samsung write other parameters ("Invalid SOS parameters").
 */
export function withoutOddities(bytes: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, START])];
  let isSequential = false;
  for (const {marker, bytes: segment, data} of segmentsOf(bytes)) {
    const isFrame = SEQUENTIAL.includes(marker) || OTHER_FRAMES.includes(marker);
    if (isFrame) isSequential = SEQUENTIAL.includes(marker);
    if (marker === SCAN) {
      const parameters = isSequential ? Buffer.from([0, 63, 0]) : segment.subarray(-3);
      kept.push(segment.subarray(0, -3), parameters, data);
    } else if (isFrame || marker === END || TABLES.includes(marker)) kept.push(segment);
  }
  return Buffer.concat(kept);
}
