import { comparableCode } from './product-code.ts';
import { hashOf } from './search-index-data.ts';

/** Article numbers and GTIN of all products. They are the same in every language, so one index serves all. */
export interface CodeIndexData {
  /** Ascending; beside each the product that has the code. */
  keys: Float64Array;
  ordinals: Int32Array;
}

export class CodeIndexBuilder {
  private readonly keys: number[] = [];
  private readonly ordinals: number[] = [];

  add(ordinal: number, codes: readonly string[]): void {
    for (const key of keysOf(codes)) {
      this.keys.push(key);
      this.ordinals.push(ordinal);
    }
  }

  build(): CodeIndexData {
    const { keys: all, ordinals: owners } = this;
    const order = Uint32Array.from(all.keys()).sort(
      (a, b) => (all[a] as number) - (all[b] as number) || (owners[a] as number) - (owners[b] as number),
    );
    const keys = new Float64Array(new SharedArrayBuffer(order.length * 8));
    const ordinals = new Int32Array(new SharedArrayBuffer(order.length * 4));
    for (const [at, from] of order.entries()) {
      keys[at] = all[from] as number;
      ordinals[at] = owners[from] as number;
    }
    return { keys, ordinals };
  }
}

/** A frozen base, and products that were added or changed since. */
export class CodeIndex {
  private readonly base: CodeIndexData | null;
  private readonly tail = new Map<number, number[]>();

  constructor(base: CodeIndexData | null) {
    this.base = base;
  }

  add(ordinal: number, codes: readonly string[]): void {
    for (const key of keysOf(codes)) {
      const ordinals = this.tail.get(key);
      if (ordinals) ordinals.push(ordinal);
      else this.tail.set(key, [ordinal]);
    }
  }

  /** Ordinals of products that have the text as a code, ascending, dead ones too. */
  find(text: string): number[] {
    const code = comparableCode(text);
    if (code === null) return [];
    const key = keyOf(code);
    return [...this.findInBase(key), ...(this.tail.get(key) ?? [])];
  }

  private findInBase(key: number): number[] {
    if (!this.base) return [];
    const { keys, ordinals } = this.base;
    let from = 0;
    let to = keys.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((keys[middle] as number) < key) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    while (keys[from] === key) found.push(ordinals[from++] as number);
    return found;
  }
}

function keysOf(codes: readonly string[]): Set<number> {
  const keys = new Set<number>();
  for (const text of codes) {
    const code = comparableCode(text);
    if (code !== null) keys.add(keyOf(code));
  }
  return keys;
}

/**
 * A number that stands for the code. What is all digits, as a GTIN, is that number with a digit in front that keeps
 * leading zeros; other codes are hashed, to negative numbers of 52 bits: two alike are not to be expected in any shop.
 */
function keyOf(code: string): number {
  if (/^\d{1,14}$/.test(code)) return Number(`1${code}`);
  const low = hashOf(code);
  const high = hashOf(`${low}${code}`) & 0xfffff;
  return -1 - (high * 0x100000000 + low);
}
