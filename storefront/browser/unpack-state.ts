type Packed = [keys: string[][], root: unknown];

/** The loaders' data by route. The parts of the layouts' data are packed each for itself. */
export function unpackLoaderData(
  packed: Record<string, Packed | Record<string, Packed>>,
): Record<string, unknown> {
  return mapValues(packed, (data) => (Array.isArray(data) ? unpack(data) : mapValues(data, unpack)));
}

function mapValues<Value>(record: Record<string, Value>, map: (value: Value) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Reads what the server's `pack` wrote. */
export function unpack([keys, root]: Packed): unknown {
  function decode(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    const [kind, ...values] = value as [number, ...unknown[]];
    if (kind === 0) return values.map(decode);
    const names = keys[Math.abs(kind) - 1] ?? [];
    const objects: object[] = [];
    let next = 0;
    do objects.push(Object.fromEntries(names.map((name) => [name, decode(values[next++])])));
    while (next < values.length);
    return kind > 0 ? objects[0] : objects;
  }

  return decode(root);
}
