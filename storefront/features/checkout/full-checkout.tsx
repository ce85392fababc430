import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/cart-items.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/changes/change-cart.ts';
import { CartNotices } from '#storefront/features/cart-view/cart-notices.tsx';
import { CartLines } from '#storefront/features/cart-view/lines/cart-lines.tsx';
import { lineIssueOf } from '#storefront/features/cart-view/lines/line-issue.ts';
import { CartSummary } from '#storefront/features/cart-view/summary/cart-summary.tsx';
import { PromoCode } from '#storefront/features/cart-view/summary/promo-code.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { ClearCart } from './clear-cart.tsx';
import { VatNumber } from './form-sections/vat-number.tsx';
import styles from './full-checkout.module.css';
import { GiftWrap } from './gift-wrap.tsx';
import type { CheckoutData } from './load-checkout.ts';
import { PaymentRedirect } from './posted-form/payment-redirect.tsx';
import type { PostedReply } from './posted-form/posted-reply.ts';
import { CART_LINES } from './purchase/field-id.ts';
import { PurchaseForm } from './purchase/purchase-form.tsx';
import { ShareCart } from './shared-cart/share-cart.tsx';

export interface FullCheckoutProps {
  cart: CartPartsFragment;
  isUpdating: boolean;
  loaded: CheckoutData;
  formReply: PostedReply | undefined;
  /** `isNotified`: whether the visitor is notified when the change is rejected. */
  change: (change: CartChange, options: { isNotified: boolean }) => Promise<CartOutcome>;
}

/** Whether a line cannot be bought as it is, or a form of the cart has an error. */
function needsAttention(items: CartItem[], formReply: PostedReply | undefined): boolean {
  return (
    formReply?.about === 'cart' ||
    formReply?.about === 'wrap' ||
    items.some((item) => lineIssueOf(item, items))
  );
}

/** The cart, its totals and the purchase form. */
export function FullCheckout({ cart, isUpdating, loaded, formReply, change }: FullCheckoutProps) {
  const { t } = useShop('purchase');
  const items = itemsOf(cart);
  const country = loaded.countries.find(({ market }) => market === loaded.market);
  if (formReply?.about === 'redirect') return <PaymentRedirect url={formReply.url} />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="cart" className={styles.cart}>
        <h2 id="cart">{t('checkout.cart')}</h2>
        <CartNotices cart={cart} />
        {/* Collapsed to its summary on phones; the style expands it on wider screens. */}
        <details className={styles.details} open={needsAttention(items, formReply) || undefined}>
          <summary>
            <span>
              {t('header.cartCount', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </span>
            <strong>{cart.summary?.total?.sellingPriceIncVatFormatted}</strong>
          </summary>
          <div id={CART_LINES} className={styles.content}>
            <CartLines
              items={items}
              country={country?.name ?? ''}
              isUpdating={isUpdating}
              onChange={(cartChange) => change(cartChange, { isNotified: true })}
            />
            {loaded.giftWrap && !items.some(({ skuId }) => skuId === loaded.giftWrap?.skuId) && (
              <GiftWrap
                wrap={loaded.giftWrap}
                onChange={(cartChange) => change(cartChange, { isNotified: false })}
                formReply={formReply?.about === 'wrap' ? formReply : undefined}
              />
            )}
            <div className={styles.actions}>
              <ClearCart onClear={() => void change({ kind: 'clear' }, { isNotified: true })} />
              <ShareCart cart={cart} />
            </div>
          </div>
        </details>
      </section>
      <section aria-labelledby="summary" className={styles.summary}>
        <h2 id="summary">{t('summary.title')}</h2>
        <PromoCode
          active={cart.promoCode}
          onChange={(cartChange) => change(cartChange, { isNotified: false })}
          formReply={formReply?.about === 'code' ? formReply : undefined}
        />
        {loaded.vatNumber && (
          <VatNumber
            state={loaded.vatNumber}
            formReply={formReply?.about === 'vat' ? { vatNumber: '', ...formReply } : undefined}
          />
        )}
        <CartSummary cart={cart} mode="full" isUpdating={isUpdating} />
      </section>
      <div className={styles.purchase}>
        <PurchaseForm
          cart={cart}
          isUpdating={isUpdating}
          loaded={loaded}
          country={country}
          formReply={formReply}
        />
      </div>
    </div>
  );
}
