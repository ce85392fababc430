export type TakeTurn = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** Tasks of one name run one after the other, in the order in which they came; those of others are not held up. */
export function createTurns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task);
    const end = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === end) last.delete(name);
      });
    last.set(name, end);
    return turn;
  };
}
