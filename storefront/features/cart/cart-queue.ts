import { TIMINGS } from '#storefront/config/timings.ts';
import type { CartChange, CartOutcome } from './change-cart.ts';
import { isPassing } from './is-passing.ts';

export interface CartQueueOptions {
  /** One change with its key; throws what may pass. */
  send: (change: CartChange, idempotencyKey: string) => Promise<CartOutcome>;
  /** How a wish ends that could not be sent however often. */
  giveUp: () => CartOutcome;
  /** Wishes came, were answered, or were given up. */
  onChange: () => void;
  network: {
    isOnline: () => boolean;
    untilOnline: () => Promise<void>;
  };
  /** A wish is kept until there is a network again. */
  onOffline: () => void;
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
}

/** As long as a shop takes to start again: the key makes it harmless to ask, and the page shows that it is at it. */
const pausesMs = [1, 1, 2, 2, 4, 4].map((seconds) => seconds * TIMINGS.cartRetry);

interface Wish {
  change: CartChange;
  key: string;
  /** It may have arrived: from now on it is sent as it is, or not at all. */
  isSent: boolean;
  outcome: PromiseWithResolvers<CartOutcome>;
}

export interface CartQueue {
  push(change: CartChange): Promise<CartOutcome>;
  /** What is wished for and not yet answered, oldest first. */
  wishes(): CartChange[];
}

/** One change after the other (§11). Each is sent until it is answered: its key sees to it that it counts once. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const { send, giveUp, onChange, network, onOffline, wait, newKey } = options;
  const wishes: Wish[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let wish = wishes[0]; wish; wish = wishes[0]) {
      const answer = await attempt(wish).then(
        (outcome) => ({ outcome }),
        (error: unknown) => ({ error }),
      );
      wishes.shift();
      onChange();
      if ('outcome' in answer) wish.outcome.resolve(answer.outcome);
      else wish.outcome.reject(answer.error);
    }
    isRunning = false;
  }

  async function attempt(wish: Wish): Promise<CartOutcome> {
    for (let failures = 0; failures <= pausesMs.length; ) {
      if (!network.isOnline()) {
        onOffline();
        await network.untilOnline();
      }
      wish.isSent = true;
      try {
        return await send(wish.change, wish.key);
      } catch (error) {
        if (!isPassing(error)) throw error;
        // What the network took is no failure of the shop's: it waits for as long as that takes.
        if (!network.isOnline()) continue;
        const pause = pausesMs[failures++];
        if (pause !== undefined) await wait(pause);
      }
    }
    return giveUp();
  }

  return {
    wishes: () => wishes.map(({ change }) => change),
    push(change) {
      const open = wishes.findLast((wish) => isSameTarget(wish.change, change));
      if (open && !open.isSent) {
        // Three quick clicks on + are one wish.
        open.change = change;
        onChange();
        return open.outcome.promise;
      }
      const wish: Wish = { change, key: newKey(), isSent: false, outcome: Promise.withResolvers() };
      wishes.push(wish);
      onChange();
      void run();
      return wish.outcome.promise;
    },
  };
}

function isSameTarget(one: CartChange, other: CartChange): boolean {
  return (
    (one.kind === 'line' && other.kind === 'line' && one.lineId === other.lineId) ||
    (one.kind === 'group' && other.kind === 'group' && one.groupKey === other.groupKey)
  );
}
