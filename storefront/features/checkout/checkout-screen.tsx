import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useShownCart } from '#storefront/features/cart/cart.store.ts';
import { type CartKeeper, cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/change-cart.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { CartLines } from '#storefront/features/cart-view/cart-lines.tsx';
import { CartNotices } from '#storefront/features/cart-view/cart-notices.tsx';
import { CartSummary } from '#storefront/features/cart-view/cart-summary.tsx';
import { EmptyCart } from '#storefront/features/cart-view/empty-cart.tsx';
import { PromoCode } from '#storefront/features/cart-view/promo-code.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './checkout-screen.module.css';
import { ClearCart } from './clear-cart.tsx';
import type { CheckoutData } from './load-checkout.ts';
import type { PostedAnswer } from './posted-answer.ts';
import type { PurchaseFormProps } from './purchase-form.tsx';
import { loadPurchaseForm } from './purchase-form-chunk.ts';
import { ShareCart } from './share-cart.tsx';
import { SharedCartPlace } from './shared-cart-place.tsx';

/** The checkout, which begins with the cart and ends with the button that obliges to pay. */
export function CheckoutScreen({ posted, ...loaded }: CheckoutData & { posted: PostedAnswer | undefined }) {
  const { words } = useShop();
  const { shown, change, keeper } = useCheckoutCart(loaded.cart);
  const cart = shown?.cart ?? loaded.cart;
  const items = itemsOf(cart);
  const isSettling = shown?.isSettling ?? false;
  const country = loaded.countries.find((known) => known.market === loaded.market);
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
        <div className={styles.columns}>
          <section aria-labelledby="cart" className={styles.cart}>
            <h2 id="cart">{words('checkout.cart')}</h2>
            <CartNotices cart={cart} />
            <CartLines
              items={items}
              country={country?.name ?? ''}
              isSettling={isSettling}
              onChange={(wish) => change(wish, true)}
            />
            <div className={styles.ways}>
              <ClearCart onClear={() => void change({ kind: 'clear' }, true)} />
              <ShareCart cart={cart} />
            </div>
          </section>
          <section aria-labelledby="summary" className={styles.summary}>
            <h2 id="summary">{words('summary.title')}</h2>
            <PromoCode
              active={cart.promoCode}
              onChange={(wish) => change(wish, false)}
              posted={posted?.about === 'code' ? posted : undefined}
            />
            <CartSummary cart={cart} mode="full" isSettling={isSettling} />
          </section>
          <div className={styles.purchase}>
            <Suspense>
              <Purchase
                cart={cart}
                isSettling={isSettling}
                loaded={loaded}
                country={country}
                posted={posted}
              />
            </Suspense>
          </div>
        </div>
      )}
    </>
  );
}

/** Everything below the cart is loaded with the first book in it. */
function Purchase(props: PurchaseFormProps) {
  const { PurchaseForm } = use(loadPurchaseForm(useShop().shopper.locale));
  return <PurchaseForm {...props} />;
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
