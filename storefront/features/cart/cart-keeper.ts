import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { newIdempotencyKey } from '#storefront/api/idempotency-key.ts';
import { onOtherTab, tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import type { ShopEnvironment, ShopView } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { showAdded } from './added-box.store.ts';
import { refreshCartBy, showCart } from './cart.store.ts';
import type { CartScope } from './cart-market.ts';
import { createCartQueue } from './cart-queue.ts';
import { type CartChange, type CartOutcome, changeCart } from './change-cart.ts';
import { loadCart } from './load-cart.ts';
import { linesOf } from './load-cart-lines.ts';
import { withWishes } from './optimistic-cart.ts';
import { trackChange } from './track-change.ts';

export interface CartKeeper {
  /** Asks for the cart as it is priced there, and shows it. */
  look(scope: CartScope): Promise<CartPartsFragment | null>;
  /** Takes what a page of the server's came with, unless more is known. */
  adopt(cart: CartPartsFragment | null, scope: CartScope): void;
  /** The checkout is left: what is asked for from now on is priced for the market that is browsed. */
  leaveCheckout(): void;
  change(change: CartChange): Promise<CartOutcome>;
  /** Puts something in, and shows the box that says so. */
  add(change: CartAddition): Promise<CartOutcome>;
  /** As `change`; what is refused is told in a notification. */
  changeAndTell(change: CartChange): Promise<CartOutcome>;
}

export type CartAddition = Extract<CartChange, { kind: 'add' | 'package' }>;

/** Keeps the cart of this tab: every change goes through one queue, and every answer is what the others hear of. */
export function createCartKeeper(environment: ShopEnvironment): CartKeeper {
  const { words, cookies } = environment;
  let base: CartPartsFragment | null = null;
  let scope: CartScope = 'shop';
  /** Somebody else changed the cart while a wish was on its way: its answer may be older than that. */
  let isOutdated = false;
  let looks = 0;
  let answers = 0;

  const queue = createCartQueue({
    async send(change, idempotencyKey) {
      const outcome = await changeCart(environment, change, { scope, idempotencyKey });
      if (outcome.kind === 'changed') {
        trackChange(change, base, outcome.cart);
        base = outcome.cart;
        answers++;
        tellOtherTabs('cart', { cartId: outcome.cart.id });
      } else {
        // What was shown until now led to a wish that cannot be granted.
        isOutdated = true;
      }
      return outcome;
    },
    giveUp() {
      // It may have arrived all the same.
      isOutdated = true;
      return { kind: 'refused', code: undefined, message: words('error.general') };
    },
    onChange() {
      publish();
      if (isOutdated && queue.wishes().length === 0) refresh();
    },
    network: { isOnline: () => navigator.onLine, untilOnline },
    onOffline: () => notify(words('cart.offline'), { placement: 'bottom-center' }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: newIdempotencyKey,
  });

  function publish(): void {
    // Nothing is known yet: what the page itself found out stays.
    if (!base) return;
    const wishes = queue.wishes();
    const cart = withWishes(base, wishes);
    showCart({ lines: linesOf(cart), cart, isSettling: wishes.length > 0 });
  }

  async function look(where: CartScope): Promise<CartPartsFragment | null> {
    scope = where;
    const turn = ++looks;
    const answered = answers;
    const cart = await loadCart(environment, where);
    // An answer to what was asked before the last change would undo it on the screen.
    if (turn !== looks) return base;
    if (answered !== answers) {
      // What changed it may have been priced for another market.
      isOutdated = true;
      if (queue.wishes().length === 0) refresh();
      return base;
    }
    isOutdated = false;
    base = cart;
    if (!cart) showCart({ lines: [], cart, isSettling: queue.wishes().length > 0 });
    publish();
    return base;
  }

  function refresh(): void {
    if (queue.wishes().length > 0) {
      isOutdated = true;
      return;
    }
    // Not to know is no harm: it is asked for again when the tab is looked at, or the cart opened.
    look(scope).catch(() => undefined);
  }

  refreshCartBy(refresh);
  onOtherTab('checkout-market', () => {
    if (scope === 'checkout') refresh();
  });
  return {
    look,
    adopt(cart, where) {
      scope = where;
      if (base || queue.wishes().length > 0) return;
      const isMine = cart?.id != null && cart.id === cookies.get(COOKIES.cart);
      if (!isMine) return refresh();
      base = cart;
      publish();
    },
    leaveCheckout() {
      scope = 'shop';
    },
    change: queue.push,
    async add(wish) {
      const outcome = await queue.push(wish);
      if (outcome.kind === 'changed')
        showAdded(wish.kind === 'add' ? wish : { skuId: wish.selections[0]?.skuId ?? 0, quantity: 1 });
      return outcome;
    },
    async changeAndTell(wish) {
      const outcome = await queue.push(wish);
      // A line that another tab removed is gone, as it should be.
      if (outcome.kind === 'refused' && outcome.code !== 'UNKNOWN_CART_ITEM')
        notify(outcome.message, { mode: 'error', placement: 'bottom-center' });
      return outcome;
    },
  };
}

let keeper: CartKeeper | undefined;

/** The keeper of this tab. It lives as long as the document does: another market or language is another document. */
export function cartKeeper(shop: ShopView): CartKeeper {
  keeper ??= createCartKeeper(browserEnvironment(shop));
  return keeper;
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
