/**
 * A memory for texts and what was made of them. When it is full, what was used longest ago goes first: whoever sends
 * thousands of documents can neither fill it up nor, as long as the others are in use, push them out.
 */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, { value: Value; size: number }>();
  readonly #most: number;
  #size = 0;

  /** The most characters that all texts may have together. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#remove(key);
    this.#values.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
