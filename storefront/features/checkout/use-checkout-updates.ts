import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  CartPartsFragment,
  CheckoutInputType,
  CheckoutPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import { type CheckoutUpdates, createCheckoutUpdates } from './checkout-updates.ts';
import { frameIn } from './frame-in.ts';
import type { CheckoutData, DeliveryCountry } from './load-checkout.ts';
import { checkoutInput, type Purchase } from './purchase-fields.ts';
import { updateCheckout } from './update-checkout.ts';

interface Watched {
  cart: CartPartsFragment;
  loaded: CheckoutData;
  country: DeliveryCountry | undefined;
  purchase: Purchase;
}

/** Keeps the shop informed of the form, and the form of what the shop offers for it. */
export function useCheckoutUpdates({ cart, loaded, country, purchase }: Watched) {
  const shop = useShop();
  const [checkout, setCheckout] = useState<CheckoutPartsFragment | null>(loaded.checkout);
  const [isLooking, setLooking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const updates = useRef<CheckoutUpdates<CheckoutInputType>>(undefined);
  const code = country?.code ?? '';
  // The cart that the page came with is priced as the checkout answered, where it did.
  const priced = useRef(loaded.checkout && cart);

  // The page was asked for anew, for another country or another customer.
  const [known, setKnown] = useState(loaded.checkout);
  if (known !== loaded.checkout) {
    setKnown(loaded.checkout);
    setCheckout(withFramesOf(checkout, loaded.checkout));
  }

  const said = useEffectEvent(() => checkoutInput(purchase, code));
  const accept = (answer: CheckoutPartsFragment | null) => {
    setFailed(false);
    setCheckout(answer);
    if (!answer?.cart) return;
    priced.current = answer.cart;
    cartKeeper(shop).take(answer.cart);
  };
  const take = useEffectEvent((answer: CheckoutPartsFragment | null) => {
    accept(answer);
    track('checkout:update', { shippingId: purchase.shippingId, paymentId: purchase.paymentId });
  });
  useEffect(() => {
    if (!code) return;
    const environment = browserEnvironment(shop);
    const mine = createCheckoutUpdates<CheckoutInputType, CheckoutPartsFragment | null>(
      {
        send: (input) => {
          const cartId = environment.cookies.get(COOKIES.cart);
          return cartId ? updateCheckout(environment, cartId, input) : Promise.resolve(null);
        },
        onAnswer: (answer) => take(answer),
        onFailure: () => setFailed(true),
        onBusy: setLooking,
      },
      said(),
      TIMINGS.checkoutUpdate,
    );
    updates.current = mine;
    return () => mine.stop();
  }, [code, shop]);
  // Other goods weigh and cost something else to send; and a cart that was asked for by itself, after a code that was refused
  // or for another tab, knows nothing of the delivery that was chosen. Only the checkout's own answer says what all costs.
  const tellAnew = useEffectEvent(() => {
    const isPriced = cart === priced.current || (loaded.checkout !== null && cart === loaded.cart);
    if (!isPriced) updates.current?.forget();
    // What waits to be told is told as the form is by now.
    if (!isPriced || isLooking) updates.current?.push(said());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => tellAnew(), [cart, loaded.checkout]);

  const delay = frameIn(checkout) ? TIMINGS.frameUpdate : TIMINGS.checkoutUpdate;
  const push = (typed: Purchase) => updates.current?.push(checkoutInput(typed, code), delay);
  const settled = () => updates.current?.settled() ?? Promise.resolve();
  return { checkout, isLooking, hasFailed, push, settled, accept };
}

/** A look at the checkout opens no frame: the one that is open stays, and is asked about before it is used. */
function withFramesOf(
  before: CheckoutPartsFragment | null,
  now: CheckoutPartsFragment | null,
): CheckoutPartsFragment | null {
  const frames = new Map(before?.paymentOptions?.map((option) => [option?.id, option?.paymentData]));
  return (
    now && {
      ...now,
      paymentOptions:
        now.paymentOptions?.map(
          (option) => option && { ...option, paymentData: frames.get(option.id) ?? option.paymentData },
        ) ?? null,
    }
  );
}
