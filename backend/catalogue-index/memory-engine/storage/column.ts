type Numbers = Int32Array | Uint32Array | Uint8Array | Float64Array;

/** A column of numbers that grows at its end. Written values never move: older versions of the engine read them. */
export class Column<Data extends Numbers = Int32Array> {
  data: Data;
  length: number;

  constructor(data: Data, length = data.length) {
    this.data = data;
    this.length = length;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.grow(this.length + 1);
    this.data[this.length++] = value;
  }

  /** For columns indexed by an id. Skipped entries are filled with `missing`. */
  set(index: number, value: number, missing: number): void {
    if (index >= this.data.length) this.grow(index + 1);
    while (this.length <= index) this.data[this.length++] = missing;
    this.data[index] = value;
  }

  get(index: number): number {
    return this.data[index] ?? 0;
  }

  /** For untrusted ids: returns `missing` outside the column. */
  find(index: number, missing: number): number {
    return index >= 0 && index < this.length ? (this.data[index] ?? missing) : missing;
  }

  /** A copy without unused capacity. */
  trimmed(): Data {
    return this.data.slice(0, this.length) as Data;
  }

  private grow(needed: number): void {
    const Kind = this.data.constructor as new (length: number) => Data;
    const larger = new Kind(Math.max(64, needed, Math.ceil(this.data.length * 1.5)));
    larger.set(this.data as never);
    this.data = larger;
  }
}
