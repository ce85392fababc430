import { withRoomFor } from './growable-array.ts';

/** Products that a word, or all words so far, were met in. One serves all searches of a thread, one after another. */
export class Matches {
  /** Ascending after `settle`. */
  ordinals = new Int32Array(1024);
  count = 0;
  /** The best worth of the present word by ordinal; 0 where it was not met. */
  private best = new Uint16Array(1024);
  /** Only products that were there before stay: they are marked with a worth below all others. */
  private isNarrowing = false;
  private isAscending = true;

  /** Starts with no product; all are welcome. */
  open(ordinalEnd: number): void {
    if (this.best.length < ordinalEnd) this.best = new Uint16Array(roundedUp(ordinalEnd));
    this.isNarrowing = false;
    this.isAscending = true;
    this.count = 0;
  }

  /** From now on only the first `count` ordinals can be met again. */
  narrow(count: number): void {
    this.count = count;
    this.isNarrowing = true;
    for (let i = 0; i < count; i++) this.best[this.ordinals[i] as number] = 1;
  }

  narrowTo(ordinals: Int32Array): void {
    this.ordinals = withRoomFor(this.ordinals, ordinals.length);
    this.ordinals.set(ordinals);
    this.narrow(ordinals.length);
  }

  get isClosed(): boolean {
    return this.isNarrowing;
  }

  offer(ordinal: number, worth: number): void {
    const best = this.best[ordinal] as number;
    if (worth <= best) return;
    if (best === 0) {
      if (this.isNarrowing) return;
      this.append(ordinal);
    }
    this.best[ordinal] = worth;
  }

  private append(ordinal: number): void {
    this.ordinals = withRoomFor(this.ordinals, this.count + 1);
    if (this.count > 0 && ordinal < (this.ordinals[this.count - 1] as number)) this.isAscending = false;
    this.ordinals[this.count++] = ordinal;
  }

  /** Puts the ordinals in order. Sorting many takes longer than looking at all there could be. */
  settle(): void {
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
      // Adds one where there is a worth, without a branch that would be guessed wrong half of the time.
      found += ((best[ordinal] as number) + 0xffff) >>> 16;
    }
  }

  /** What the present word is worth in a product, forgotten by being asked; 0 where it was not met. */
  take(ordinal: number): number {
    const worth = this.best[ordinal] as number;
    this.best[ordinal] = 0;
    return worth > 1 ? worth : 0;
  }
}

function roundedUp(size: number): number {
  return Math.ceil(size / 65536) * 65536;
}
