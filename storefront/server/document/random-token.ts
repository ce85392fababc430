import { randomFillSync } from 'node:crypto';

const tokenBytes = 16;
const pool = Buffer.alloc(256 * tokenBytes);
let offset = pool.length;

/** 128 random bits. Many are fetched at once: the call costs more than the bytes. */
export function createRandomToken(encoding: 'base64' | 'hex'): string {
  if (offset === pool.length) {
    randomFillSync(pool);
    offset = 0;
  }
  offset += tokenBytes;
  return pool.toString(encoding, offset - tokenBytes, offset);
}
