import { useShop } from '#storefront/session/shop-context.ts';
import type { TrackedProduct } from '#storefront/tracking/events.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import styles from './favorite-button.module.css';
import { mostFavorites, toggleFavorite, useIsFavorite } from './favorites.store.ts';

interface FavoriteButtonProps {
  productId: number;
  name: string;
  /** Asked for when the heart is pressed, for whoever tracks. */
  describe?: () => TrackedProduct;
  /** On a cover it stands on a disc of paper; where on it is the cover's business. */
  placement?: 'beside' | 'cover';
}

/** The heart. It is empty on the server, and filled by the browser that knows (§5: nothing personal in shared pages). */
export function FavoriteButton({ productId, name, describe, placement = 'beside' }: FavoriteButtonProps) {
  const { t } = useShop();
  const isFavorite = useIsFavorite(productId);
  return (
    <button
      type="button"
      className={styles.heart}
      data-placement={placement}
      aria-pressed={isFavorite}
      aria-label={t('favorites.toggle', { name })}
      onClick={() => {
        if (!toggleFavorite(productId, describe?.() ?? null))
          notify(t('favorites.full', { count: mostFavorites }), { mode: 'error' });
      }}
    />
  );
}
