/**
 * Finds rows by text without storing the text: a hash leads to candidate rows, and the caller compares the text with their
 * records. A Map with a million slugs would take a hundred times the memory.
 */
export class HashTable {
  /** Row + 1 in each slot; 0 is free. */
  readonly slots: Int32Array;
  private used = 0;

  constructor(slots: Int32Array) {
    this.slots = slots;
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== 0) this.used++;
  }

  /** Capacity for `entries` at a load factor of at most one half, so that probes stay short. */
  static slotsFor(entries: number): number {
    return 2 ** Math.ceil(Math.log2(Math.max(entries, 8) * 2));
  }

  /** Whether more than three quarters are used: probes get long. The table does not grow; the index is built again. */
  get isNearlyFull(): boolean {
    return this.used * 4 > this.slots.length * 3;
  }

  add(text: string, row: number): void {
    const mask = this.slots.length - 1;
    let slot = hash(text) & mask;
    while (this.slots[slot] !== 0) {
      if (this.slots[slot] === row + 1) return;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = row + 1;
    this.used++;
  }

  /** The first candidate for which `isMatch` is true. */
  find(text: string, isMatch: (row: number) => boolean): number | undefined {
    const mask = this.slots.length - 1;
    for (let slot = hash(text) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.slots[slot] ?? 0;
      if (entry === 0) return undefined;
      if (isMatch(entry - 1)) return entry - 1;
    }
  }
}

/** FNV-1a over UTF-16 code units, with a final mix that improves the low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}
