import type { Readable } from 'node:stream';

export interface ObjectInfo {
  /** Bytes of the whole object. */
  size: number;
  contentType: string;
  /** With quotation marks, as in the HTTP header. It changes with the content. */
  etag: string;
}

/** First and last byte, both included. Without `end`, the rest of the object. */
export interface ByteRange {
  start: number;
  end?: number | undefined;
}

interface ObjectContent extends ObjectInfo {
  /** The whole object, or the requested range. The caller reads it to the end or destroys it. */
  stream: Readable;
  /** The range that the stream contains. `end` is at most the last byte of the object. */
  range: Required<ByteRange>;
}

export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Files of the shop, by key: `pictures/originals/4f/4f1d….jpg`. The storage itself is private: only code of the backend
 * reads it, and decides who gets the content.
 */
export interface ObjectStorage {
  /** Stores the object, or replaces it. Readers get the old or the new content, never a part. */
  put(key: string, body: ObjectBody, contentType: string): Promise<void>;
  /** Undefined if there is no such object. Throws `RangeNotSatisfiableError` if the range starts after the end. */
  get(key: string, range?: ByteRange): Promise<ObjectContent | undefined>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** No error if there is no such object. */
  delete(key: string): Promise<void>;
}

/** The range starts after the last byte of the object (HTTP status 416). */
export class RangeNotSatisfiableError extends Error {
  override name = 'RangeNotSatisfiableError';
}

const maxKeyLength = 300;

/** Lower case, because some file systems ignore the case. No segment begins with a dot, so no key leaves the folder. */
const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws for an invalid key: the shop generates all keys, so an invalid one is an error of the caller. */
export function checkKey(key: string): void {
  if (key.length > maxKeyLength || !keyPattern.test(key))
    throw new Error(`Not a valid storage key: ${JSON.stringify(key.slice(0, maxKeyLength))}`);
}

export function isByteArray(body: ObjectBody): body is Uint8Array {
  return body instanceof Uint8Array;
}

/** The range within an object of that size. */
export function resolveRange(size: number, range: ByteRange | undefined): Required<ByteRange> {
  if (!range) return { start: 0, end: size - 1 };
  const { start, end = size - 1 } = range;
  if (start < 0 || start >= size || end < start)
    throw new RangeNotSatisfiableError(`The object has ${size} bytes, so it has no range ${start}–${end}.`);
  return { start, end: Math.min(end, size - 1) };
}
