const digits = 1 << 16;

/**
 * Stable sort of ordinals by an integer key, lowest first, in two passes over 16 bits. A million ordinals take some
 * milliseconds; a comparison sort would take a second.
 */
export function sortByKey(ordinals: Int32Array, keyOf: Int32Array): Int32Array {
  const between = sortByDigit(ordinals, keyOf, 0);
  return sortByDigit(between, keyOf, 16);
}

function sortByDigit(ordinals: Int32Array, keyOf: Int32Array, shift: 0 | 16): Int32Array {
  // The upper half is shifted with its sign, so that negative keys come first.
  const digitOf = (ordinal: number) =>
    shift === 0 ? (keyOf[ordinal] ?? 0) & 0xffff : ((keyOf[ordinal] ?? 0) >> 16) + 0x8000;
  const starts = new Uint32Array(digits + 1);
  for (const ordinal of ordinals) {
    const next = digitOf(ordinal) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < starts.length; digit++)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  const sorted = new Int32Array(ordinals.length);
  for (const ordinal of ordinals) {
    const digit = digitOf(ordinal);
    const position = starts[digit] ?? 0;
    sorted[position] = ordinal;
    starts[digit] = position + 1;
  }
  return sorted;
}
