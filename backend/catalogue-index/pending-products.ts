/** Changed products that are applied in steps, between which requests and other updates run. */
export class PendingProducts {
  readonly #stepSize: number;
  #ids: number[] = [];

  constructor(stepSize: number) {
    this.#stepSize = stepSize;
  }

  get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  /** Products that are added twice are applied once. */
  add(ids: Iterable<number>): void {
    this.#ids = [...new Set([...this.#ids, ...ids])];
  }

  /** The ids of the next step. */
  next(): ReadonlySet<number> {
    return new Set(this.#ids.slice(0, this.#stepSize));
  }

  /** Called after a step has succeeded. A failed step is repeated. */
  remove(applied: ReadonlySet<number>): void {
    this.#ids = this.#ids.filter((id) => !applied.has(id));
  }

  clear(): void {
    this.#ids = [];
  }
}
