import { useEffect, useState } from 'react';
import { readFavorites, removeFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { type FavoriteProducts, loadFavorites } from './load-favorites.ts';

/**
 * Loads the favourites as products; null while loading. The second value reloads them. Loads again when another tab adds
 * a favourite, and removes discontinued products from the favourites.
 */
export function useFavoriteProducts(productIds: readonly number[]): [FavoriteProducts | null, () => void] {
  const shop = useShop();
  const [{ api }] = useState(() => browserEnvironment(shop));
  const [found, setFound] = useState<FavoriteProducts | null>(null);
  const isComplete = found !== null && includesAll(found, productIds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: favourites may have changed while they were loading.
  useEffect(() => {
    if (isComplete) return;
    let isCurrent = true;
    void loadFavorites(api, readFavorites()).then((next) => {
      if (!isCurrent) return;
      setFound(next);
      if (next.kind === 'found') removeFavorites(next.discontinued);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, found, isComplete]);

  return [found, () => setFound(null)];
}

function includesAll(found: FavoriteProducts, productIds: readonly number[]): boolean {
  if (found.kind === 'failed') return true;
  const known = new Set([
    ...found.products.map(({ productId }) => productId),
    ...found.inOtherMarkets,
    ...found.discontinued,
  ]);
  return productIds.every((id) => known.has(id));
}
