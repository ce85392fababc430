import { useState } from 'react';
import type { CartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import { countOf } from '#storefront/features/cart/load-cart-lines.ts';
import { offerSharedCart, useSharedCartOffer } from '#storefront/features/cart/shared-cart.store.ts';
import { mergeShared, replaceByShared } from '#storefront/features/cart/shared-cart.ts';
import { listNames } from '#storefront/features/cart-view/left-behind.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notification.store.ts';
import styles from './shared-cart-offer.module.css';

/** Nobody loses a cart by following a link: who has one chooses what to do with both. */
export function SharedCartOffer({ keeper }: { keeper: CartKeeper | undefined }) {
  const shop = useShop();
  const { t } = shop;
  const offer = useSharedCartOffer();
  const [isBusy, setBusy] = useState(false);
  if (!offer || !keeper) return null;

  async function settle(work: () => Promise<void>) {
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
    settle(async () => {
      const failed = await mergeShared(keeper, offer.items);
      if (failed.length === 0) return;
      const names = listNames(shop, failed.map(nameOfRow));
      notify(t('share.partly', { names }), { placement: 'bottom-center' });
    });
  const replace = () =>
    settle(async () => {
      if (!(await replaceByShared(browserEnvironment(shop), offer.id))) throw new Error('It is gone.');
      notify(t('share.taken'), { mode: 'success', placement: 'bottom-center' });
    });

  return (
    <section aria-labelledby="shared" className={styles.offer}>
      <h2 id="shared">{t('share.title')}</h2>
      <p>{t('share.offer', { count: countOf(offer.items) })}</p>
      <ul className={styles.books}>
        {offer.items.map(({ id, quantity, product }) => (
          <li key={id}>{t('cart.part', { quantity, price: product?.name ?? t('cart.goneName') })}</li>
        ))}
      </ul>
      <div className={styles.ways}>
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
