import { concatBytes, uint32, utf8 } from '../bytes';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const GREYSCALE_1_BIT = Uint8Array.of(1, 0, 0, 0, 0);
/** Header of a zlib stream (RFC 1950). */
const ZLIB = Uint8Array.of(0x78, 0x01);
const LARGEST_BLOCK = 0xffff;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function adler(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

/** A zlib stream of one stored block (RFC 1951, 3.2.4): browsers have no synchronous compression. */
function stored(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LARGEST_BLOCK) throw new Error('The image is too large.');
  const [low, high] = [bytes.length & 0xff, bytes.length >> 8];
  const head = Uint8Array.of(1, low, high, ~low & 0xff, ~high & 0xff);
  return concatBytes(ZLIB, head, bytes, uint32(adler(bytes)));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = concatBytes(utf8(type), data);
  return concatBytes(uint32(data.length), content, uint32(crc(content)));
}

/** Encodes a square black and white PNG. */
export function squarePng(size: number, isDark: (x: number, y: number) => boolean): Uint8Array {
  const rowLength = 1 + Math.ceil(size / 8);
  const pixels = new Uint8Array(rowLength * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * rowLength + 1 + (x >> 3);
      if (!isDark(x, y)) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return concatBytes(
    SIGNATURE,
    chunk('IHDR', concatBytes(uint32(size), uint32(size), GREYSCALE_1_BIT)),
    chunk('IDAT', stored(pixels)),
    chunk('IEND', new Uint8Array()),
  );
}
