import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/change-cart.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { CartLines } from '#storefront/features/cart-view/cart-lines.tsx';
import { CartNotices } from '#storefront/features/cart-view/cart-notices.tsx';
import { CartSummary } from '#storefront/features/cart-view/cart-summary.tsx';
import { PromoCode } from '#storefront/features/cart-view/promo-code.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { ClearCart } from './clear-cart.tsx';
import styles from './full-checkout.module.css';
import { LeavingNote } from './leaving-note.tsx';
import type { CheckoutData } from './load-checkout.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { ShareCart } from './share-cart.tsx';

export interface FullCheckoutProps {
  cart: CartPartsFragment;
  isSettling: boolean;
  loaded: CheckoutData;
  posted: PostedAnswer | undefined;
  change: (wish: CartChange, isTold: boolean) => Promise<CartOutcome>;
}

/** The cart, what it adds up to, and the form that makes an order of it. */
export function FullCheckout({ cart, isSettling, loaded, posted, change }: FullCheckoutProps) {
  const { t } = useShop();
  const items = itemsOf(cart);
  const country = loaded.countries.find((known) => known.market === loaded.market);
  if (posted?.about === 'leaving') return <LeavingNote to={posted.to} />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="cart" className={styles.cart}>
        <h2 id="cart">{t('checkout.cart')}</h2>
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
        <h2 id="summary">{t('summary.title')}</h2>
        <PromoCode
          active={cart.promoCode}
          onChange={(wish) => change(wish, false)}
          posted={posted?.about === 'code' ? posted : undefined}
        />
        <CartSummary cart={cart} mode="full" isSettling={isSettling} />
      </section>
      <div className={styles.purchase}>
        <PurchaseForm cart={cart} isSettling={isSettling} loaded={loaded} country={country} posted={posted} />
      </div>
    </div>
  );
}
