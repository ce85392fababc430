/** Requests to another thread that await a reply. */
export class Replies {
  #nextId = 1;
  readonly #waiting = new Map<number, (value: unknown) => void>();

  request<Value>(send: (id: number) => void): Promise<Value> {
    const id = this.#nextId++;
    return new Promise<Value>((resolve) => {
      this.#waiting.set(id, resolve as (value: unknown) => void);
      send(id);
    });
  }

  receive(id: number, value: unknown): void {
    this.#waiting.get(id)?.(value);
    this.#waiting.delete(id);
  }

  /** Call it when the other thread has ended. */
  resolveAll(value: unknown): void {
    for (const id of [...this.#waiting.keys()]) this.receive(id, value);
  }
}
