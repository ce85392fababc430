type Packed = [keys: string[][], root: unknown];

/** The loaders' data by route. Each part of the layouts' data is packed separately. */
export function unpackLoaderData(
  packed: Record<string, Packed | Record<string, Packed>>,
): Record<string, unknown> {
  return mapValues(packed, (data) => (Array.isArray(data) ? unpack(data) : mapValues(data, unpack)));
}

function mapValues<Value>(record: Record<string, Value>, map: (value: Value) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/**
 * Reads the format of the server's `pack`. An array is `[0, …items]` (a list), `[n, …values]` (an object with the n-th list of
 * keys, counted from 1), or `[-n, …values]` (a list of such objects, whose values follow each other).
 */
export function unpack([keys, root]: Packed): unknown {
  function decode(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    const [shape, ...values] = value as [number, ...unknown[]];
    if (shape === 0) return values.map(decode);
    const names = keys[Math.abs(shape) - 1] ?? [];
    const objects: object[] = [];
    let next = 0;
    // At least one object: one without keys has no values.
    do objects.push(Object.fromEntries(names.map((name) => [name, decode(values[next++])])));
    while (next < values.length);
    return shape > 0 ? objects[0] : objects;
  }

  return decode(root);
}
