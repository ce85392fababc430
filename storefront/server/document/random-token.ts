import { randomFillSync } from 'node:crypto';

const tokenBytes = 16;
const pool = Buffer.alloc(256 * tokenBytes);
/** Start of the next unused token. The pool is filled when the first token is created. */
let offset = pool.length;

/** 128 random bits. The pool holds 256 tokens, because each `randomFillSync` call costs more than its bytes. */
export function createRandomToken(encoding: 'base64' | 'hex'): string {
  if (offset === pool.length) {
    randomFillSync(pool);
    offset = 0;
  }
  offset += tokenBytes;
  return pool.toString(encoding, offset - tokenBytes, offset);
}
