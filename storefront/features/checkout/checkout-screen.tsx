import { Suspense, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { useDisplayedCart } from '#storefront/features/cart/cart.store.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { type CartController, cartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { EmptyCart } from '#storefront/features/cart-view/empty-cart.tsx';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './checkout-screen.module.css';
import type { FullCheckoutProps } from './full-checkout.tsx';
import { fullCheckoutChunk } from './full-checkout-chunk.ts';
import type { CheckoutData } from './load-checkout.ts';
import type { PostedReply } from './posted-form/posted-reply.ts';
import { SharedCartSlot } from './shared-cart/shared-cart-slot.tsx';

/** The checkout, from the cart to the order button. */
export function CheckoutScreen({
  data,
  formReply,
}: {
  data: CheckoutData;
  formReply: PostedReply | undefined;
}) {
  const { displayed, change, controller } = useCheckoutCart(data.cart);
  const { cart, loaded } = useLastOpenCheckout(displayed?.cart ?? data.cart, data);
  const items = itemsOf(cart);
  const isUpdating = displayed?.isUpdating ?? false;
  // Memoized, because an update of an element that is not hydrated yet hydrates the whole form in one long task.
  const fullCheckout = useMemo(
    () =>
      cart && (
        <Suspense>
          <LazyFullCheckout
            cart={cart}
            isUpdating={isUpdating}
            loaded={loaded}
            formReply={formReply}
            change={change}
          />
        </Suspense>
      ),
    [cart, isUpdating, loaded, formReply, change],
  );
  return (
    <>
      <h1 className={styles.heading}>{loaded.heading}</h1>
      <SharedCartSlot controller={controller} />
      {formReply?.about === 'cart' && (
        <p role="alert" className={styles.error}>
          {formReply.message}
        </p>
      )}
      {!cart || (items.length === 0 && !isUpdating) ? <EmptyCart /> : fullCheckout}
    </>
  );
}

/** Loaded only for a cart with items. */
function LazyFullCheckout(props: FullCheckoutProps) {
  const { FullCheckout } = use(fullCheckoutChunk.read(useShop().shopper.locale));
  return <FullCheckout {...props} />;
}

/**
 * If another device has ended the customer's session, the cart cannot be read any more. Then this returns the last checkout with
 * items, so that the form stays until the customer signs in again. A sign-out in this browser also removes the cart's cookie:
 * the form is then removed.
 */
function useLastOpenCheckout(cart: CheckoutData['cart'], loaded: CheckoutData) {
  const isSignedOut = useCustomer(loaded.customer) === null;
  const [last, setLast] = useState({ cart, loaded });
  const isEmpty = itemsOf(cart).length === 0;
  const isNew = last.cart !== cart || last.loaded.checkout !== loaded.checkout;
  if (!isEmpty && isNew) setLast({ cart, loaded });
  const isSessionLost = isEmpty && isSignedOut && last.loaded.customer !== null && hasCartCookie();
  return isSessionLost ? last : { cart, loaded };
}

function hasCartCookie(): boolean {
  return typeof document !== 'undefined' && browserCookies.get(COOKIES.cart) !== undefined;
}

/** Enters the checkout with the cart that the page loaded. The cart controller displays it from then on. */
function useCheckoutCart(loaded: CheckoutData['cart']) {
  const shop = useShop();
  const displayed = useDisplayedCart();
  const [controller, setController] = useState<CartController>();
  const enterCheckout = useEffectEvent(() => {
    const tabController = cartController(shop);
    setController(tabController);
    return tabController.enterCheckout(loaded);
  });
  useEffect(() => enterCheckout(), []);
  const change = useCallback<FullCheckoutProps['change']>(
    (cartChange, { isNotified }) => {
      const tabController = cartController(shop);
      return isNotified ? tabController.changeAndNotify(cartChange) : tabController.change(cartChange);
    },
    [shop],
  );
  return { displayed, change, controller };
}
