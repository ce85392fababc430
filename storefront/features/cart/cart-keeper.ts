import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { newIdempotencyKey } from '#storefront/api/idempotency-key.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { untilOnline } from '#storefront/browser/until-online.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/customer.store.ts';
import type { ShopEnvironment, ShopView } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { hideAdded, showAdded } from './added-box.store.ts';
import { refreshCartBy, showCart } from './cart.store.ts';
import type { CartScope } from './cart-market.ts';
import { createCartQueue, DROPPED } from './cart-queue.ts';
import { type CartAddition, type CartChange, type CartOutcome, changeCart } from './change-cart.ts';
import { keepWishes, keptWishes } from './kept-wishes.ts';
import { loadCart } from './load-cart.ts';
import { linesOf } from './load-cart-lines.ts';
import { withWishes } from './optimistic-cart.ts';
import { trackChange } from './track-change.ts';

export interface CartKeeper {
  /** Asks for the cart as it is priced where the visitor is, and shows it. */
  look(): Promise<CartPartsFragment | null>;
  /** Asks for it as the checkout prices it. It is shown when the checkout is: its page may never come. */
  lookAhead(): Promise<CartPartsFragment | null>;
  /**
   * The checkout is there, with the cart that its page came with: until it is left, what is asked for is priced for the
   * country of delivery. Answers how to leave.
   */
  enterCheckout(cart: CartPartsFragment | null): () => void;
  /** Takes what the checkout answered with: the same cart, with what its delivery costs. */
  take(cart: CartPartsFragment): void;
  change(change: CartChange): Promise<CartOutcome>;
  /** Puts something in, and shows the box that says so. */
  add(change: CartAddition): Promise<CartOutcome>;
  /** As `change`; what is refused is told in a notification. */
  changeAndTell(change: CartChange): Promise<CartOutcome>;
}

/** Keeps the cart of this tab: every change goes through one queue, and every answer is what the others hear of. */
export function createCartKeeper(environment: ShopEnvironment): CartKeeper {
  const { t, cookies } = environment;
  let base: CartPartsFragment | null = null;
  let scope: CartScope = 'shop';
  /** Somebody else changed the cart while a wish was on its way: its answer may be older than that. */
  let isOutdated = false;
  let looks = 0;
  let answers = 0;
  /** Of whom the cart is; whoever signs out leaves nothing of it. */
  let owner = currentCustomer()?.name;
  let visits = 0;

  const queue = createCartQueue({
    async send(change, idempotencyKey) {
      const visit = visits;
      const outcome = await changeCart(inThisVisit(), change, { scope, idempotencyKey });
      if (visit !== visits) return outcome;
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
      return { kind: 'refused', code: undefined, message: t('error.general') };
    },
    onChange() {
      keepWishes(queue.open(), cookies.get(COOKIES.cart));
      publish();
      if (isOutdated && queue.wishes().length === 0) refresh();
    },
    network: { isOnline: () => navigator.onLine, untilOnline },
    onOffline: () => notify(t('cart.offline'), { placement: 'bottom-center' }),
    onWaiting: () => notify(t('cart.waiting'), { placement: 'bottom-center' }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: newIdempotencyKey,
  });

  /** An answer to who was signed in then must not bring back the cookie of their cart. */
  function inThisVisit(): ShopEnvironment {
    const visit = visits;
    const set: typeof cookies.set = (cookie, value) => {
      if (visit === visits) cookies.set(cookie, value);
    };
    return { ...environment, cookies: { get: cookies.get, set } };
  }

  function publish(): void {
    // Nothing is known yet: what the page itself found out stays.
    if (!base) return;
    const wishes = queue.wishes();
    const cart = withWishes(base, wishes);
    showCart({ lines: linesOf(cart), cart, isSettling: wishes.length > 0 });
  }

  async function look(): Promise<CartPartsFragment | null> {
    const turn = ++looks;
    const answered = answers;
    const cart = await loadCart(inThisVisit(), scope);
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
    look().catch(() => undefined);
  }

  function forget(): void {
    visits++;
    looks++;
    base = null;
    isOutdated = false;
    queue.drop();
    hideAdded();
    showCart({ lines: [], cart: null, isSettling: false });
  }

  refreshCartBy(refresh);
  onSignedOut(() => {
    owner = undefined;
    forget();
  });
  onSignedIn(({ name }) => {
    if (owner !== undefined && owner !== name) forget();
    owner = name;
  });

  // What an earlier page of this tab wished for, and got no answer to.
  for (const { change, key } of keptWishes(cookies.get(COOKIES.cart)))
    queue.push(change, key).then(
      (outcome) => tellRefusal(announce(change, outcome)),
      () => undefined,
    );

  /** What the checkout was last priced as, and after which change. */
  let ahead: { cart: CartPartsFragment | null; answers: number } | undefined;
  return {
    look,
    async lookAhead() {
      if (scope === 'checkout') return look();
      const answered = answers;
      const cart = await loadCart(inThisVisit(), 'checkout');
      ahead = { cart, answers: answered };
      return cart;
    },
    enterCheckout(cart) {
      scope = 'checkout';
      const isMine = cart?.id != null && cart.id === cookies.get(COOKIES.cart);
      const isNewest = !base || (ahead?.cart === cart && ahead.answers === answers);
      if (isMine && isNewest && queue.wishes().length === 0) {
        looks++;
        base = cart;
        publish();
      } else refresh();
      return () => {
        scope = 'shop';
      };
    },
    take(cart) {
      // What is wished for meanwhile is not in it yet; its own answer will be.
      if (queue.wishes().length > 0) return;
      if (scope !== 'checkout') {
        ahead = { cart, answers };
        return;
      }
      if (base && cart.id !== base.id) return;
      base = cart;
      answers++;
      publish();
    },
    change: (wish) => queue.push(wish),
    add: (wish) => queue.push(wish).then((outcome) => announce(wish, outcome)),
    changeAndTell: (wish) => queue.push(wish).then(tellRefusal),
  };
}

function announce(wish: CartChange, outcome: CartOutcome): CartOutcome {
  if (outcome.kind === 'changed' && wish.kind === 'add') showAdded(wish);
  if (outcome.kind === 'changed' && wish.kind === 'package')
    showAdded({ skuId: wish.selections[0]?.skuId ?? 0, quantity: 1 });
  return outcome;
}

function tellRefusal(outcome: CartOutcome): CartOutcome {
  // A line that another tab removed is gone, as it should be.
  if (outcome.kind === 'refused' && outcome.code !== 'UNKNOWN_CART_ITEM' && outcome.code !== DROPPED)
    notify(outcome.message, { mode: 'error', placement: 'bottom-center' });
  return outcome;
}

let keeper: CartKeeper | undefined;

/** The keeper of this tab. It lives as long as the document does: another market or language is another document. */
export function cartKeeper(shop: ShopView): CartKeeper {
  keeper ??= createCartKeeper(browserEnvironment(shop));
  return keeper;
}
