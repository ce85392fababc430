import { useState } from 'react';
import { nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import type { CartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { totalQuantity } from '#storefront/features/cart/load-cart-lines.ts';
import { offerSharedCart, useSharedCartOffer } from '#storefront/features/cart/sharing/shared-cart.store.ts';
import { mergeSharedCart, replaceWithSharedCart } from '#storefront/features/cart/sharing/shared-cart.ts';
import { formatNames } from '#storefront/features/cart-view/unavailable-items.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import styles from './shared-cart-offer.module.css';

/** Lets a visitor who has a cart choose what to do with a shared one, so that a link never replaces a cart. */
export function SharedCartOffer({ controller }: { controller: CartController | undefined }) {
  const shop = useShop('purchase');
  const { t } = shop;
  const offer = useSharedCartOffer();
  const [isBusy, setBusy] = useState(false);
  if (!offer || !controller) return null;

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      offerSharedCart(null);
    } catch {
      notifyFailure(t);
    } finally {
      setBusy(false);
    }
  }

  const merge = () =>
    run(async () => {
      const failed = await mergeSharedCart(controller, offer.items);
      if (failed.length === 0) return;
      const names = formatNames(shop, failed.map(nameOfRow));
      notify(t('share.notAdded', { names }), { placement: 'bottom-center' });
    });
  const replace = () =>
    run(async () => {
      if (!(await replaceWithSharedCart(browserEnvironment(shop), offer.id)))
        throw new Error('The shared cart no longer exists.');
      notify(t('share.received'), { mode: 'success', placement: 'bottom-center' });
    });

  return (
    <section aria-labelledby="shared" className={styles.offer}>
      <h2 id="shared">{t('share.title')}</h2>
      <p>{t('share.offer', { items: t('cart.itemCount', { count: totalQuantity(offer.items) }) })}</p>
      <ul className={styles.items}>
        {offer.items.map(({ id, quantity, product }) => (
          <li key={id}>
            {t('cart.quantityAtPrice', { quantity, price: product?.name ?? t('cart.discontinuedName') })}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type="button" aria-disabled={isBusy} onClick={() => void merge()}>
          {t('share.merge')}
        </Button>
        <Button type="button" aria-disabled={isBusy} onClick={() => void replace()}>
          {t('share.replace')}
        </Button>
        <Button type="button" aria-disabled={isBusy} onClick={() => offerSharedCart(null)}>
          {t('share.keep')}
        </Button>
      </div>
    </section>
  );
}
