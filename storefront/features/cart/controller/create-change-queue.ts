import { createRandomKey } from '#storefront/api/random-key.ts';
import { waitUntilOnline } from '#storefront/browser/offline/retry-when-online.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { changeCart } from '../changes/change-cart.ts';
import { type CartQueue, createCartQueue } from './cart-queue.ts';
import type { CartSession } from './cart-session.ts';
import { type CartSnapshot, recordOutcome } from './cart-snapshot.ts';

interface ChangeQueueOptions {
  environment: ShopEnvironment;
  session: CartSession;
  snapshot: CartSnapshot;
  onChange: () => void;
}

/** The queue that sends the tab's changes to the shop and records their outcomes in the snapshot. */
export function createChangeQueue(options: ChangeQueueOptions): CartQueue {
  const { environment, session, snapshot, onChange } = options;
  const { t } = environment;
  return createCartQueue({
    async send(change, idempotencyKey) {
      const sessionId = session.id();
      const { pricedFor } = snapshot;
      const outcome = await changeCart(session.environment(), change, { pricedFor, idempotencyKey });
      if (sessionId === session.id()) recordOutcome(snapshot, change, outcome);
      return outcome;
    },
    exhaustedOutcome() {
      // The change may have arrived although no response did.
      snapshot.isOutdated = true;
      return { kind: 'rejected', code: undefined, message: t('error.general') };
    },
    onChange,
    network: { isOnline: () => navigator.onLine, untilOnline: waitUntilOnline },
    onOffline: () => notify(t('cart.offline'), { placement: 'bottom-center' }),
    onRetrying: () => notify(t('cart.retrying'), { placement: 'bottom-center' }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    createKey: createRandomKey,
  });
}
