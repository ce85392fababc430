import { useTranslate } from '#storefront/session/shop-context.ts';
import { CountBadge } from '#storefront/ui/count-badge.tsx';
import { useFavorites } from './favorites.store.ts';

export function FavoritesCount() {
  const t = useTranslate();
  const count = useFavorites().length;
  return count === 0 ? null : <CountBadge count={count} label={t('favorites.count', { count })} />;
}
