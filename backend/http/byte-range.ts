import type { HttpRequest } from './http-message.ts';

interface RequestedRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * The range of a GET request (RFC 9110 §14), limited to the size. Undefined if the whole content is sent: without a range, and
 * also for several ranges, an invalid header, or an `If-Range` that names another version of the content.
 */
export function readByteRange(
  request: Pick<HttpRequest, 'method' | 'header'>,
  { size, etag }: { size: number; etag: string },
): RequestedRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.header('range')?.trim() ?? '') ?? [];
  if (request.method !== 'GET' || (first === '' && last === '')) return undefined;
  const version = request.header('if-range');
  if (version !== undefined && version !== etag) return undefined;
  // `bytes=-500` requests the last 500 bytes.
  if (first === '') {
    const start = Math.max(0, size - Number(last));
    return Number(last) === 0 ? 'unsatisfiable' : { start, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
