import { useEffect, useRef, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { restoreFavorite } from '#storefront/features/favorites/favorites.store.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './removed-favorite.module.css';

interface Removed {
  product: ProductCardPartsFragment;
  index: number;
}

/** Offers to undo the last removal, because a heart is easily pressed by mistake. */
export function RemovedFavorite({
  productIds,
  products,
}: {
  productIds: readonly number[];
  products: ReadonlyMap<number, ProductCardPartsFragment>;
}) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Removed>();
  const [previousIds, setPreviousIds] = useState(productIds);
  const undo = useRef<HTMLButtonElement>(null);

  if (previousIds !== productIds) {
    setPreviousIds(productIds);
    const index = previousIds.findIndex((id) => !productIds.includes(id));
    const product = products.get(previousIds[index] ?? 0);
    setRemoved(product ? { product, index } : undefined);
  }

  // The focused heart was removed together with its card.
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
