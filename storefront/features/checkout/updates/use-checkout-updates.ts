import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  CartPartsFragment,
  CheckoutInputType,
  CheckoutPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { cartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import type { CheckoutData, DeliveryCountry } from '../load-checkout.ts';
import { checkoutInput, type Purchase } from '../purchase/purchase-fields.ts';
import { paymentIframeOf } from '../updates/checkout-options.ts';
import { type CheckoutUpdates, createCheckoutUpdates } from './checkout-updates.ts';
import { updateCheckout } from './update-checkout.ts';

interface CheckoutUpdatesInput {
  cart: CartPartsFragment;
  loaded: CheckoutData;
  country: DeliveryCountry | undefined;
  purchase: Purchase;
}

/** Saves the form's values in the checkout while the buyer types, and returns the checkout with its options. */
export function useCheckoutUpdates({ cart, loaded, country, purchase }: CheckoutUpdatesInput) {
  const shop = useShop();
  const [checkout, setCheckout] = useCheckout(loaded);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const updates = useRef<CheckoutUpdates<CheckoutInputType>>(undefined);
  const countryCode = country?.code ?? '';
  // The last cart whose prices include the selected shipping option.
  const pricedCart = useRef(loaded.checkout && cart);

  const currentInput = useEffectEvent(() => checkoutInput(purchase, countryCode));
  const accept = (updated: CheckoutPartsFragment | null) => {
    setFailed(false);
    setCheckout((previous) => keepIframes(previous, updated));
    if (!updated?.cart) return;
    pricedCart.current = updated.cart;
    cartController(shop).acceptCheckoutCart(updated.cart);
  };
  const acceptUpdate = useEffectEvent((updated: CheckoutPartsFragment | null) => {
    accept(updated);
    track('checkout:update', { shippingId: purchase.shippingId, paymentId: purchase.paymentId });
  });
  useEffect(() => {
    if (!countryCode) return;
    const environment = browserEnvironment(shop);
    const created = createCheckoutUpdates<CheckoutInputType, CheckoutPartsFragment | null>(
      {
        send: (input) => saveInput(environment, input),
        onResult: (updated) => acceptUpdate(updated),
        onFailure: () => setFailed(true),
        onBusy: setPending,
      },
      currentInput(),
      TIMINGS.checkoutUpdate,
    );
    updates.current = created;
    return () => created.stop();
  }, [countryCode, shop]);
  // A cart that was loaded without the checkout, because another tab changed it or a code was rejected, lacks the fee of the
  // selected shipping option. The options depend on the items, too. Only a response of the checkout has the right total.
  const updateForCart = useEffectEvent(() => {
    const isPriced = cart === pricedCart.current || (loaded.checkout !== null && cart === loaded.cart);
    if (!isPriced) updates.current?.invalidate();
    // A pending update is replaced by the current values.
    if (!isPriced || isPending) updates.current?.push(currentInput());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of these changes
  useEffect(() => updateForCart(), [cart, loaded.checkout]);

  const delay = paymentIframeOf(checkout) ? TIMINGS.iframeUpdate : TIMINGS.checkoutUpdate;
  const push = (changed: Purchase) => updates.current?.push(checkoutInput(changed, countryCode), delay);
  const settled = () => updates.current?.settled() ?? Promise.resolve();
  return { checkout, isPending, hasFailed, push, settled, accept };
}

/** The checkout of the page, replaced when the page is loaded again for another country or another customer. */
function useCheckout({ checkout: loaded }: Pick<CheckoutData, 'checkout'>) {
  const [checkout, setCheckout] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    setCheckout(keepIframes(checkout, loaded));
  }
  return [checkout, setCheckout] as const;
}

/** Null without a cart. */
async function saveInput(
  environment: ShopEnvironment,
  input: CheckoutInputType,
): Promise<CheckoutPartsFragment | null> {
  const cartId = environment.cookies.get(COOKIES.cart);
  return cartId ? updateCheckout(environment, cartId, input) : null;
}

/**
 * A checkout that is only loaded has no iframe, and neither has one with a sold-out product. The open iframe stays, and the
 * purchase is validated before it is completed in it.
 */
function keepIframes(
  previous: CheckoutPartsFragment | null,
  next: CheckoutPartsFragment | null,
): CheckoutPartsFragment | null {
  const iframes = new Map(previous?.paymentOptions?.map((option) => [option?.id, option?.paymentData]));
  return (
    next && {
      ...next,
      paymentOptions:
        next.paymentOptions?.map(
          (option) =>
            option && { ...option, paymentData: option.paymentData ?? iframes.get(option.id) ?? null },
        ) ?? null,
    }
  );
}
