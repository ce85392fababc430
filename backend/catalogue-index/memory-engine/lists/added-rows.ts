/** The rows that were added after the build, in one order. New ones are merged in once, not sorted for every list. */
export class AddedRows {
  private readonly compare: (a: number, b: number) => number;
  private sorted: number[] = [];
  /** Rows below this one are in `sorted` or in the build. */
  private end: number;

  constructor(builtCount: number, compare: (a: number, b: number) => number) {
    this.end = builtCount;
    this.compare = compare;
  }

  /** The added rows below `count`, sorted. `count` never decreases. */
  upTo(count: number): readonly number[] {
    if (count <= this.end) return this.sorted;
    const start = this.end;
    const added = Array.from({ length: count - start }, (_, index) => start + index).sort(this.compare);
    this.sorted = this.merge(this.sorted, added);
    this.end = count;
    return this.sorted;
  }

  private merge(first: readonly number[], second: readonly number[]): number[] {
    const merged: number[] = [];
    let next = 0;
    for (const row of first) {
      while (next < second.length && this.compare(second[next] ?? 0, row) < 0)
        merged.push(second[next++] ?? 0);
      merged.push(row);
    }
    for (; next < second.length; next++) merged.push(second[next] ?? 0);
    return merged;
  }
}
