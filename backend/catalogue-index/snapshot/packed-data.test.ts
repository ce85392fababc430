import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buffersOf, pack, padded, unpack } from './packed-data.ts';

const binary = fc.oneof(
  fc.uint8Array({ maxLength: 20 }),
  fc.uint16Array({ maxLength: 20 }),
  fc.uint32Array({ maxLength: 20 }),
  fc.int32Array({ maxLength: 20 }),
  fc.float32Array({ maxLength: 20, noNaN: true }),
  fc.float64Array({ maxLength: 20, noNaN: true }),
);
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    binary,
    fc.constantFrom(null, true, 0, 1.5, -7, '', 'å', '"', '$binary'),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'length', 'at', 'å'), tie('data'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

/** The bytes as in a file: one part after the other, with padding. */
function bytesOf({ parts, byteLength }: ReturnType<typeof pack>): ArrayBuffer {
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += padded(part.length);
  }
  return bytes.buffer;
}

describe('Packed data', () => {
  test('is unpacked as it was, with the same array types', () => {
    fc.assert(
      fc.property(data, (original) => {
        const packed = pack(original);
        expect(unpack(packed.description, bytesOf(packed))).toEqual(original);
      }),
    );
  });

  test('contains only the visible part of a subarray', () => {
    const whole = Int32Array.of(1, 2, 3, 4, 5);
    const packed = pack({ part: whole.subarray(1, 3) });
    expect(packed.byteLength).toBe(8);
    expect(unpack(packed.description, bytesOf(packed))).toEqual({ part: Int32Array.of(2, 3) });
  });

  test('aligns every array to eight bytes, so that views need no copy', () => {
    const packed = pack([Uint8Array.of(1), Float64Array.of(0.5), Uint8Array.of(2, 3), Int32Array.of(4)]);
    const offsets = [...packed.description.matchAll(/"at":(\d+)/g)].map(([, at]) => Number(at));
    expect(offsets).toEqual([0, 8, 16, 24]);
    expect(packed.byteLength).toBe(32);
  });

  test('is not copied when unpacked', () => {
    const packed = pack(Uint8Array.of(1, 2, 3));
    const bytes = bytesOf(packed);
    const unpacked = unpack(packed.description, bytes) as Uint8Array;
    expect(unpacked.buffer).toBe(bytes);
  });

  test('rejects unknown array types', () => {
    expect(() => pack({ big: BigInt64Array.of(1n) })).toThrow('A BigInt64Array cannot be packed.');
  });

  test('that claims to be longer than its bytes is rejected', () => {
    const { description } = pack(Int32Array.of(1, 2, 3));
    expect(() => unpack(description, new ArrayBuffer(8))).toThrow();
  });
});

test('buffersOf lists each buffer once, without shared ones', () => {
  const numbers = Int32Array.of(1, 2, 3);
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  expect(buffersOf({ a: numbers, b: [numbers.subarray(1), shared] })).toEqual([numbers.buffer]);
});

test.each([
  [0, 0],
  [1, 8],
  [8, 8],
  [9, 16],
])('%i bytes take %i with padding', (length, withPadding) => {
  expect(padded(length)).toBe(withPadding);
});
