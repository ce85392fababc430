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
  /** The shop does not answer, and is asked again. */
  onWaiting: () => void;
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
}

/** As long as a shop takes to start again: the key makes it harmless to ask, and the page shows that it is at it. */
const pausesMs = [1, 1, 2, 2, 4, 4, 8].map((seconds) => seconds * TIMINGS.cartRetry);

/** What of a wish outlives its page. */
export interface KeptWish {
  change: CartChange;
  key: string;
}

interface Wish extends KeptWish {
  /** It may have arrived: from now on it is sent as it is, or not at all. */
  isSent: boolean;
  outcome: PromiseWithResolvers<CartOutcome>;
}

export interface CartQueue {
  /** With the key that it may have been sent with before, where an earlier page got no answer. */
  push(change: CartChange, key?: string): Promise<CartOutcome>;
  /** What is wished for and not yet answered, oldest first. */
  wishes(): CartChange[];
  /** The same, to be kept. */
  open(): KeptWish[];
  /** Whoever wished is gone: nothing more is sent, and what is on its way is nobody's. */
  drop(): void;
}

/** The code of a wish that was dropped: there is nobody to tell. */
export const DROPPED = 'DROPPED';
const dropped: CartOutcome = { kind: 'refused', code: DROPPED, message: '' };

/** One change after the other (§11). Each is sent until it is answered: its key sees to it that it counts once. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const { send, giveUp, onChange, network, onOffline, onWaiting, wait, newKey } = options;
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
      // Otherwise it was dropped meanwhile, and has had its answer.
      if (wishes[0] !== wish) continue;
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
      if (!wishes.includes(wish)) return dropped;
      wish.isSent = true;
      try {
        return await send(wish.change, wish.key);
      } catch (error) {
        if (!isPassing(error)) throw error;
        // What the network took is no failure of the shop's: it waits for as long as that takes.
        if (!network.isOnline()) continue;
        const pause = pausesMs[failures++];
        if (failures === 2) onWaiting();
        if (pause !== undefined) await wait(pause);
      }
    }
    return giveUp();
  }

  return {
    wishes: () => wishes.map(({ change }) => change),
    open: () => wishes.map(({ change, key }) => ({ change, key })),
    drop() {
      for (const wish of wishes.splice(0)) wish.outcome.resolve(dropped);
      onChange();
    },
    push(change, key) {
      const open = wishes.findLast((wish) => isSameTarget(wish.change, change));
      if (open && !open.isSent && key === undefined) {
        // Three quick clicks on + are one wish.
        open.change = change;
        onChange();
        return open.outcome.promise;
      }
      const wish = {
        change,
        key: key ?? newKey(),
        isSent: key !== undefined,
        outcome: Promise.withResolvers<CartOutcome>(),
      };
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
