export type RunSerially = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks with the same name one after the other, in the order of the calls. Other names do not wait. */
export function createSerialRunner(): RunSerially {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const result = (last.get(name) ?? Promise.resolve()).then(task);
    const end = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === end) last.delete(name);
      });
    last.set(name, end);
    return result;
  };
}
