import { useWords } from '#storefront/session/shop-context.ts';
import { useFavorites } from './favorites.store.ts';
import styles from './favorites-count.module.css';

/** How many favourites there are, on the corner of whatever is positioned around it; nothing while there are none. */
export function FavoritesCount() {
  const words = useWords();
  const count = useFavorites().length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words('favorites.count', { count })}</span>
    </span>
  );
}
