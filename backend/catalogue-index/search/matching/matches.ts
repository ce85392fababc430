import { ensureCapacity } from '../segments/growable-array.ts';

/** Products that contain a word, or all words so far. One instance serves all searches of a thread, one at a time. */
export class Matches {
  /** Ascending after `sortOrdinals`. */
  ordinals = new Int32Array(1024);
  count = 0;
  /** By ordinal: the highest packed score (relevance.ts) of the current word; 0 if the product does not contain it. */
  private best = new Uint16Array(1024);
  /** True if only products with the earlier words can match: `best` is 1 for them, which is below every packed score. */
  private isNarrowed = false;
  private isAscending = true;

  /** Starts without products; any product can match. */
  open(ordinalEnd: number): void {
    if (this.best.length < ordinalEnd) this.best = new Uint16Array(roundedUp(ordinalEnd));
    this.isNarrowed = false;
    this.isAscending = true;
    this.count = 0;
  }

  /** From now on only the first `count` ordinals can match. */
  narrow(count: number): void {
    this.count = count;
    this.isNarrowed = true;
    for (let i = 0; i < count; i++) this.best[this.ordinals[i] as number] = 1;
  }

  narrowTo(ordinals: Int32Array): void {
    this.ordinals = ensureCapacity(this.ordinals, ordinals.length);
    this.ordinals.set(ordinals);
    this.narrow(ordinals.length);
  }

  get isRestricted(): boolean {
    return this.isNarrowed;
  }

  /** Records that a product contains the current word, with the highest of its packed scores. */
  addMatch(ordinal: number, packedScore: number): void {
    const best = this.best[ordinal] as number;
    if (packedScore <= best) return;
    if (best === 0) {
      if (this.isNarrowed) return;
      this.append(ordinal);
    }
    this.best[ordinal] = packedScore;
  }

  private append(ordinal: number): void {
    this.ordinals = ensureCapacity(this.ordinals, this.count + 1);
    if (this.count > 0 && ordinal < (this.ordinals[this.count - 1] as number)) this.isAscending = false;
    this.ordinals[this.count++] = ordinal;
  }

  /** Sorts the ordinals. For many of them, scanning all possible ordinals is faster than sorting. */
  sortOrdinals(): void {
    if (this.isAscending) return;
    this.isAscending = true;
    const { ordinals, best, count } = this;
    if (count < best.length / 256) {
      ordinals.subarray(0, count).sort();
      return;
    }
    let found = 0;
    for (let ordinal = 0; found < count; ordinal++) {
      ordinals[found] = ordinal;
      // Adds 1 if there is a score, without a branch that would be mispredicted half of the time.
      found += ((best[ordinal] as number) + 0xffff) >>> 16;
    }
  }

  /** Returns and clears the packed score of the current word in a product; 0 if the product does not contain it. */
  take(ordinal: number): number {
    const packedScore = this.best[ordinal] as number;
    this.best[ordinal] = 0;
    return packedScore > 1 ? packedScore : 0;
  }
}

function roundedUp(size: number): number {
  return Math.ceil(size / 65536) * 65536;
}
