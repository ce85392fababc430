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

/** As a file has them: one after the other, with gaps. */
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
  test('is unpacked as it was, each array of its kind', () => {
    fc.assert(
      fc.property(data, (given) => {
        const packed = pack(given);
        expect(unpack(packed.description, bytesOf(packed))).toEqual(given);
      }),
    );
  });

  test('keeps of an array only what it shows of its buffer', () => {
    const whole = Int32Array.of(1, 2, 3, 4, 5);
    const packed = pack({ part: whole.subarray(1, 3) });
    expect(packed.byteLength).toBe(8);
    expect(unpack(packed.description, bytesOf(packed))).toEqual({ part: Int32Array.of(2, 3) });
  });

  test('has every array at a multiple of eight bytes, so that it can be looked into where it lies', () => {
    const packed = pack([Uint8Array.of(1), Float64Array.of(0.5), Uint8Array.of(2, 3), Int32Array.of(4)]);
    const places = [...packed.description.matchAll(/"at":(\d+)/g)].map(([, at]) => Number(at));
    expect(places).toEqual([0, 8, 16, 24]);
    expect(packed.byteLength).toBe(32);
  });

  test('is looked into, not copied', () => {
    const packed = pack(Uint8Array.of(1, 2, 3));
    const bytes = bytesOf(packed);
    const unpacked = unpack(packed.description, bytes) as Uint8Array;
    expect(unpacked.buffer).toBe(bytes);
  });

  test('has no place for arrays of kinds it does not know', () => {
    expect(() => pack({ big: BigInt64Array.of(1n) })).toThrow('A BigInt64Array cannot be packed.');
  });

  test('that says it is longer than its bytes is refused', () => {
    const { description } = pack(Int32Array.of(1, 2, 3));
    expect(() => unpack(description, new ArrayBuffer(8))).toThrow();
  });
});

test('Buffers to hand over are each named once, and shared ones are left out', () => {
  const numbers = Int32Array.of(1, 2, 3);
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  expect(buffersOf({ a: numbers, b: [numbers.subarray(1), shared] })).toEqual([numbers.buffer]);
});

test.each([
  [0, 0],
  [1, 8],
  [8, 8],
  [9, 16],
])('%i bytes take %i with the gap behind them', (length, withGap) => {
  expect(padded(length)).toBe(withGap);
});
