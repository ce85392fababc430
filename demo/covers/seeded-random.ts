/** A random generator that gives the same numbers for the same seed on every machine. */
export class SeededRandom {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
  }

  /** 0 ≤ n < 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Both ends included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('cannot pick from an empty list');
    return item;
  }

  pickWeighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(items)[0];
  }

  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      const swapped = copy[last] as T;
      copy[last] = copy[other] as T;
      copy[other] = swapped;
    }
    return copy;
  }
}

/** FNV-1a with a final mix, so that similar seeds ("sonnets-1", "sonnets-2") give different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
