import { useEffect, useRef, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { restoreFavorite } from '#storefront/features/favorites/favorites.store.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './removed-favorite.module.css';

interface Removed {
  product: ProductCardPartsFragment;
  index: number;
}

/** A heart is easily pressed by mistake, and the card is gone at once: the last one can be had back. */
export function RemovedFavorite({
  productIds,
  products,
}: {
  productIds: readonly number[];
  products: ReadonlyMap<number, ProductCardPartsFragment>;
}) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Removed>();
  const [before, setBefore] = useState(productIds);
  const undo = useRef<HTMLButtonElement>(null);

  if (before !== productIds) {
    setBefore(productIds);
    const index = before.findIndex((id) => !productIds.includes(id));
    const product = products.get(before[index] ?? 0);
    setRemoved(product ? { product, index } : undefined);
  }

  // The heart that had the focus is gone with its card.
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [removed]);

  return (
    <div role="status" className={styles.removed}>
      {removed && (
        <p className={styles.line}>
          {t('favorites.removed', { name: removed.product.name ?? '' })}{' '}
          <button
            ref={undo}
            type="button"
            className={styles.undo}
            onClick={() => restoreFavorite(removed.product.productId, removed.index)}
          >
            {t('favorites.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
