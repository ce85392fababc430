import { useEffect, useEffectEvent, useState } from 'react';
import { useDisplayedCart } from '#storefront/features/cart/cart.store.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { cartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useCurrentMarket } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { CartNotices } from './cart-notices.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import styles from './mini-cart.module.css';
import { CartSummary } from './summary/cart-summary.tsx';
import { PromoCode } from './summary/promo-code.tsx';

type LoadStep = 'loading' | 'loaded' | 'failed';

/** The cart panel. Opening it reloads the cart; until then it shows the cart that the page knows. */
export function MiniCart({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shop = useShop('purchase');
  const { t, shopper } = shop;
  const [controller] = useState(() => cartController(shop));
  const displayed = useDisplayedCart();
  const country = useCurrentMarket()?.country.name ?? '';
  const [step, setStep] = useState<LoadStep>('loading');

  const load = useEffectEvent(() => {
    setStep('loading');
    controller.load().then(
      () => setStep('loaded'),
      () => setStep('failed'),
    );
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);

  const cart = displayed?.cart;
  const items = itemsOf(cart);
  const isUpdating = displayed?.isUpdating ?? false;
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('header.cart')}
      closeLabel={t('shop.close')}
      side="end"
      footer={
        cart &&
        items.length > 0 && (
          <div className={styles.footer}>
            <CartSummary cart={cart} mode="simple" isUpdating={isUpdating} />
            <ButtonLink href={linkTo(localeScopeOf(shopper), 'checkout')}>
              {t('product.toCheckout')}
            </ButtonLink>
          </div>
        )
      }
    >
      {cart ? (
        <div className={styles.content}>
          <CartNotices cart={cart} />
          <CartLines
            items={items}
            country={country}
            isUpdating={isUpdating}
            onChange={controller.changeAndNotify}
          />
          {items.length > 0 && <PromoCode active={cart.promoCode} onChange={controller.change} />}
          {items.length === 0 && !isUpdating && <EmptyCart />}
        </div>
      ) : (
        <WithoutCart step={step} onRetry={load} />
      )}
    </Panel>
  );
}

/** Shown until a cart is displayed, and to a visitor who has none. */
function WithoutCart({ step, onRetry }: { step: LoadStep; onRetry: () => void }) {
  const { t } = useShop('purchase');
  if (step === 'loaded') return <EmptyCart />;
  if (step === 'loading') return <p className={styles.loading}>{t('cart.loading')}</p>;
  return (
    <div role="alert">
      <p>{t('error.general')}</p>
      <Button type="button" onClick={onRetry}>
        {t('error.tryAgain')}
      </Button>
    </div>
  );
}
