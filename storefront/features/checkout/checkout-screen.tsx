import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useShownCart } from '#storefront/features/cart/cart.store.ts';
import { type CartKeeper, cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/change-cart.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { EmptyCart } from '#storefront/features/cart-view/empty-cart.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './checkout-screen.module.css';
import type { FullCheckoutProps } from './full-checkout.tsx';
import { loadFullCheckout } from './full-checkout-chunk.ts';
import type { CheckoutData } from './load-checkout.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { SharedCartPlace } from './shared-cart-place.tsx';

/** The checkout, which begins with the cart and ends with the button that obliges to pay. */
export function CheckoutScreen({ posted, ...loaded }: CheckoutData & { posted: PostedAnswer | undefined }) {
  const { shown, change, keeper } = useCheckoutCart(loaded.cart);
  const cart = shown?.cart ?? loaded.cart;
  const items = itemsOf(cart);
  const isSettling = shown?.isSettling ?? false;
  return (
    <>
      <h1 className={styles.heading}>{loaded.heading}</h1>
      <SharedCartPlace keeper={keeper} />
      {posted?.about === 'cart' && (
        <p role="alert" className={styles.refusal}>
          {posted.message}
        </p>
      )}
      {!cart || (items.length === 0 && !isSettling) ? (
        <EmptyCart />
      ) : (
        <Suspense>
          <Full cart={cart} isSettling={isSettling} loaded={loaded} posted={posted} change={change} />
        </Suspense>
      )}
    </>
  );
}

/** Loaded with the first book in the cart. */
function Full(props: FullCheckoutProps) {
  const { FullCheckout } = use(loadFullCheckout(useShop().shopper.locale));
  return <FullCheckout {...props} />;
}

/** The cart as the page came with it, and from then on as the keeper knows it. */
function useCheckoutCart(loaded: CheckoutData['cart']) {
  const shop = useShop();
  const shown = useShownCart();
  const [keeper, setKeeper] = useState<CartKeeper>();
  const take = useEffectEvent(() => {
    const mine = cartKeeper(shop);
    setKeeper(mine);
    return mine.enterCheckout(loaded);
  });
  useEffect(() => take(), []);
  const change = (wish: CartChange, isTold: boolean): Promise<CartOutcome> => {
    const mine = cartKeeper(shop);
    return isTold ? mine.changeAndTell(wish) : mine.change(wish);
  };
  return { shown, change, keeper };
}
