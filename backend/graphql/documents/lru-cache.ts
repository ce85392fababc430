/**
 * A cache that removes the least recently used entries first: a client that sends thousands of documents can neither fill
 * the memory nor evict entries that are in use.
 */
export class LruCache<Value> {
  /** The least recently used entry is the first: a map iterates in the order of insertion. */
  readonly #values = new Map<string, { value: Value; size: number }>();
  readonly #maxSize: number;
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    this.#values.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
