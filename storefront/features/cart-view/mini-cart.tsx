import { useEffect, useEffectEvent, useState } from 'react';
import { useShownCart } from '#storefront/features/cart/cart.store.ts';
import { cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { useCurrentMarket } from '#storefront/session/use-place-choices.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import styles from './mini-cart.module.css';
import { PromoCode } from './promo-code.tsx';

/** The cart beside the page: asked for anew whenever it is opened, and shown as it was known meanwhile. */
export function MiniCart({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shop = useShop();
  const { t, shopper } = shop;
  const [keeper] = useState(() => cartKeeper(shop));
  const shown = useShownCart();
  const country = useCurrentMarket()?.country.name ?? '';
  const [step, setStep] = useState<'looking' | 'known' | 'failed'>('looking');

  const look = useEffectEvent(() => {
    setStep('looking');
    keeper.look().then(
      () => setStep('known'),
      () => setStep('failed'),
    );
  });
  useEffect(() => {
    if (isOpen) look();
  }, [isOpen]);

  const cart = shown?.cart;
  const items = itemsOf(cart);
  const isSettling = shown?.isSettling ?? false;
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
          <div className={styles.foot}>
            <CartSummary cart={cart} mode="simple" isSettling={isSettling} />
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
            isSettling={isSettling}
            onChange={keeper.changeAndTell}
          />
          {items.length > 0 && <PromoCode active={cart.promoCode} onChange={keeper.change} />}
          {items.length === 0 && !isSettling && <EmptyCart />}
        </div>
      ) : step === 'failed' ? (
        <div role="alert">
          <p>{t('error.general')}</p>
          <Button type="button" onClick={look}>
            {t('error.tryAgain')}
          </Button>
        </div>
      ) : step === 'looking' ? (
        <p className={styles.waiting}>{t('cart.loading')}</p>
      ) : (
        <EmptyCart />
      )}
    </Panel>
  );
}
