import { useEffect, useState } from 'react';
import { forgetFavorites, readFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { type FoundFavorites, loadFavorites } from './load-favorites.ts';

/**
 * The favourites as products, and how to ask once more; null until they are known. Another tab may add some at any time:
 * then they are looked for anew. Those that are gone from the shop are forgotten.
 */
export function useFoundFavorites(productIds: readonly number[]): [FoundFavorites | null, () => void] {
  const shop = useShop();
  const [{ api }] = useState(() => browserEnvironment(shop));
  const [found, setFound] = useState<FoundFavorites | null>(null);
  const isComplete = found !== null && isAbout(found, productIds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found may have been overtaken while it was looked for.
  useEffect(() => {
    if (isComplete) return;
    let isWanted = true;
    void loadFavorites(api, readFavorites()).then((next) => {
      if (!isWanted) return;
      setFound(next);
      if (next.kind === 'found') forgetFavorites(next.gone);
    });
    return () => {
      isWanted = false;
    };
  }, [api, found, isComplete]);

  return [found, () => setFound(null)];
}

function isAbout(found: FoundFavorites, productIds: readonly number[]): boolean {
  if (found.kind === 'failed') return true;
  const known = new Set([
    ...found.products.map(({ productId }) => productId),
    ...found.elsewhere,
    ...found.gone,
  ]);
  return productIds.every((id) => known.has(id));
}
