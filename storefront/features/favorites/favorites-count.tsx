import { useWords } from '#storefront/session/shop-context.ts';
import { CountBadge } from '#storefront/ui/count-badge.tsx';
import { useFavorites } from './favorites.store.ts';

/** How many favourites there are; nothing while there are none. */
export function FavoritesCount() {
  const words = useWords();
  const count = useFavorites().length;
  return count === 0 ? null : <CountBadge count={count} label={words('favorites.count', { count })} />;
}
