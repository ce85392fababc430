import { AuthRefusal } from './auth-refusal.ts';

/** Lets so much work run at once and so much wait; what comes on top is refused rather than heaped up. */
export function takeTurns({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AuthRefusal(503, 'LIMIT_EXCEEDED', 'Too many sign in at this moment. Try again.', 5);
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
