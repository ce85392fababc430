import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

const etag = '"a"';
function read(headers: Record<string, string>, method = 'GET') {
  return readByteRange({ method, header: (name) => headers[name] }, { size: 100, etag });
}

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  ['bytes=a-b', undefined],
])('%s is %j of 100 bytes', (range, expected) => {
  expect(read({ range })).toEqual(expected);
});

test('a range of another version, and of a HEAD request, is the whole content', () => {
  expect(read({ range: 'bytes=0-9', 'if-range': etag })).toEqual({ start: 0, end: 9 });
  expect(read({ range: 'bytes=0-9', 'if-range': '"b"' })).toBeUndefined();
  expect(read({ range: 'bytes=0-9', 'if-range': 'Tue, 17 Nov 2026 08:00:00 GMT' })).toBeUndefined();
  expect(read({ range: 'bytes=0-9' }, 'HEAD')).toBeUndefined();
});
