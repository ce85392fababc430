interface WaitingRoom {
  most: number;
  /** For what comes on top: it is refused rather than heaped up. */
  refuse: () => Error;
}

/** Lets so much work run at once. The rest waits in its order: all of it, or as much as there is room for. */
export function takeTurns(atOnce: number, room?: WaitingRoom) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++;
    else if (room && waiting.length >= room.most) throw room.refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed over, or given up.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
