type StartTask = () => void;

/** Waiting tasks in order of arrival, except that groups alternate: a group with many tasks does not delay the others. */
export class GroupedQueue {
  /** Tasks by group, in the order in which groups start their next task. Tasks without a group have the key `undefined`. */
  readonly #groups = new Map<string | undefined, Set<StartTask>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(group: string | undefined): number {
    return this.#groups.get(group)?.size ?? 0;
  }

  add(group: string | undefined, start: StartTask): void {
    const tasks = this.#groups.get(group) ?? new Set();
    this.#groups.set(group, tasks.add(start));
    this.#size++;
  }

  /** False if the task is not in the queue any more. */
  delete(group: string | undefined, start: StartTask): boolean {
    const tasks = this.#groups.get(group);
    if (!tasks?.delete(start)) return false;
    if (tasks.size === 0) this.#groups.delete(group);
    this.#size--;
    return true;
  }

  /** Removes and returns the next task. */
  take(): StartTask | undefined {
    for (const [group, tasks] of this.#groups)
      for (const start of tasks) {
        this.delete(group, start);
        // Moves a group that has more tasks to the end.
        if (this.#groups.delete(group)) this.#groups.set(group, tasks);
        return start;
      }
    return undefined;
  }
}
