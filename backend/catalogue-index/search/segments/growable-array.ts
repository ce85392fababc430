type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** Returns the array, or a larger copy with a capacity of at least `size`. */
export function ensureCapacity<A extends TypedArray>(array: A, size: number): A {
  if (array.length >= size) return array;
  const Constructor = array.constructor as new (length: number) => A;
  const larger = new Constructor(Math.max(16, size, array.length * 2));
  larger.set(array);
  return larger;
}
