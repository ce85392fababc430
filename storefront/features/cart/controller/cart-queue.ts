import { TIMINGS } from '#storefront/config/timings.ts';
import type { CartChange, CartOutcome } from '../changes/change-cart.ts';
import { isTransientError } from '../is-transient-error.ts';

interface CartQueueOptions {
  /** Sends one change with its idempotency key; throws transient errors. */
  send: (change: CartChange, idempotencyKey: string) => Promise<CartOutcome>;
  /** The outcome of a change whose retries are exhausted. */
  exhaustedOutcome: () => CartOutcome;
  /** Called when the pending changes have changed. */
  onChange: () => void;
  network: {
    isOnline: () => boolean;
    untilOnline: () => Promise<void>;
  };
  /** There is no network: the change waits for it. */
  onOffline: () => void;
  /** The second request has failed as well; the change is retried. */
  onRetrying: () => void;
  wait: (ms: number) => Promise<void>;
  createKey: () => string;
}

/** 22 seconds in all, which covers a restart of the shop. Retrying is harmless, because each change has an idempotency key. */
const retryDelaysMs = [1, 1, 2, 2, 4, 4, 8].map((factor) => factor * TIMINGS.cartRetry);

/** The part of a pending mutation that is stored for the next page. */
export interface StoredMutation {
  change: CartChange;
  key: string;
}

interface PendingMutation extends StoredMutation {
  /** The shop may have received it, so a newer change can no longer replace it. */
  isSent: boolean;
  outcome: PromiseWithResolvers<CartOutcome>;
}

export interface CartQueue {
  /** `key` is the idempotency key of a change that an earlier page may have sent. */
  push(change: CartChange, key?: string): Promise<CartOutcome>;
  /** The changes that are not confirmed yet, oldest first. */
  pendingChanges(): CartChange[];
  /** The same with their keys, to be stored. */
  pendingMutations(): StoredMutation[];
  /** Discards the pending changes at sign-out. The response to a change in flight is ignored. */
  discardAll(): void;
}

/** The code of a discarded change. The visitor is not notified of it. */
export const DISCARDED = 'DISCARDED';
const discarded: CartOutcome = { kind: 'rejected', code: DISCARDED, message: '' };

/** Sends one change after the other. Each is retried with the same idempotency key, so that it is made once. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const { onChange, createKey } = options;
  const pending: PendingMutation[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let mutation = pending[0]; mutation; mutation = pending[0]) {
      const result = await sendWithRetries(mutation, pending, options).then(
        (outcome) => ({ outcome }),
        (error: unknown) => ({ error }),
      );
      // The mutation was discarded meanwhile: `discardAll` has resolved its promise.
      if (pending[0] !== mutation) continue;
      pending.shift();
      onChange();
      if ('outcome' in result) mutation.outcome.resolve(result.outcome);
      else mutation.outcome.reject(result.error);
    }
    isRunning = false;
  }

  return {
    pendingChanges: () => pending.map(({ change }) => change),
    pendingMutations: () => pending.map(({ change, key }) => ({ change, key })),
    discardAll() {
      for (const { outcome } of pending.splice(0)) outcome.resolve(discarded);
      onChange();
    },
    push(change, key) {
      const replaceable = pending.findLast((mutation) => isSameTarget(mutation.change, change));
      if (replaceable && !replaceable.isSent && key === undefined) {
        // Three quick clicks on + are one change.
        replaceable.change = change;
        onChange();
        return replaceable.outcome.promise;
      }
      const outcome = Promise.withResolvers<CartOutcome>();
      pending.push({ change, key: key ?? createKey(), isSent: key !== undefined, outcome });
      onChange();
      void run();
      return outcome.promise;
    },
  };
}

async function sendWithRetries(
  mutation: PendingMutation,
  pending: readonly PendingMutation[],
  { send, exhaustedOutcome, network, onOffline, onRetrying, wait }: CartQueueOptions,
): Promise<CartOutcome> {
  for (let failures = 0; failures <= retryDelaysMs.length; ) {
    if (!network.isOnline()) {
      onOffline();
      await network.untilOnline();
    }
    if (!pending.includes(mutation)) return discarded;
    mutation.isSent = true;
    try {
      return await send(mutation.change, mutation.key);
    } catch (error) {
      if (!isTransientError(error)) throw error;
      // A lost network is not a failure of the shop and does not use up a retry.
      if (!network.isOnline()) continue;
      const delay = retryDelaysMs[failures];
      failures++;
      if (failures === 2) onRetrying();
      if (delay !== undefined) await wait(delay);
    }
  }
  return exhaustedOutcome();
}

function isSameTarget(one: CartChange, other: CartChange): boolean {
  return (
    (one.kind === 'line' && other.kind === 'line' && one.lineId === other.lineId) ||
    (one.kind === 'group' && other.kind === 'group' && one.groupKey === other.groupKey)
  );
}
