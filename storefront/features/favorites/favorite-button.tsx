import { useShop } from '#storefront/session/shop-context.ts';
import type { TrackedProduct } from '#storefront/tracking/events.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import styles from './favorite-button.module.css';
import { maxFavorites, toggleFavorite, useIsFavorite } from './favorites.store.ts';

interface FavoriteButtonProps {
  productId: number;
  name: string;
  /** Called on click, for the tracking event. */
  describe?: () => TrackedProduct;
  /** On a cover the heart has a background disc; the card positions it. */
  placement?: 'beside' | 'cover';
}

/** The server renders it unpressed, because shared pages hold nothing personal (§5). The browser then sets its state. */
export function FavoriteButton({ productId, name, describe, placement = 'beside' }: FavoriteButtonProps) {
  const { t } = useShop();
  const isFavorite = useIsFavorite(productId);
  return (
    <button
      type="button"
      className={styles.heart}
      data-placement={placement === 'cover' ? placement : undefined}
      aria-pressed={isFavorite}
      aria-label={t('favorites.toggle', { name })}
      onClick={() => {
        if (!toggleFavorite(productId, describe?.() ?? null))
          notify(t('favorites.full', { count: maxFavorites }), { mode: 'error' });
      }}
    />
  );
}
