export type RunSerially = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

/** Calls with the same name run one after the other, in their order. Calls with other names do not wait. */
export function createSerialRunner(): RunSerially {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const result = (last.get(name) ?? Promise.resolve()).then(run);
    const end = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === end) last.delete(name);
      });
    last.set(name, end);
    return result;
  };
}
