import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import {
  forgetFavorites,
  readFavorites,
  useFavorites,
} from '#storefront/features/favorites/favorites.store.ts';
import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import styles from './favorites.module.css';
import { type FoundFavorites, loadFavorites } from './load-favorites.ts';
import { RemovedFavorite } from './removed-favorite.tsx';

interface FavoritesData {
  meta: PageMeta;
  /** Known in the browser alone: the server's page is the same for everyone. */
  found: FoundFavorites | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<FavoritesData> {
  const { api, words, shopper, side } = environmentOf(context);
  const markets = await loadMarkets(api);
  return {
    meta: {
      title: words('favorites.title'),
      canonical: linkTo(placeOf(shopper), 'favorites'),
      alternates: alternatePages('favorites', shopper, markets),
      isHidden: true,
    },
    found: side === 'browser' ? await loadFavorites(api, readFavorites(), markets) : null,
  };
}

export function Component() {
  const { words } = useShop();
  const { found } = useLoaderData<FavoritesData>();
  const productIds = useFavorites();
  const { revalidate, state } = useRevalidator();

  // The page from the server knows of no favourites, and another tab may add some at any time.
  const isComplete = found !== null && (found.kind === 'failed' || productIds.every(isAmong(found)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found may have been overtaken while it was looked for.
  useEffect(() => {
    if (!isComplete) void revalidate();
  }, [found, isComplete, revalidate]);

  useEffect(() => {
    if (found?.kind === 'found') forgetFavorites(found.gone);
  }, [found]);

  return (
    <div className={styles.favorites}>
      <h1 className={styles.title}>{words('favorites.title')}</h1>
      <noscript>
        <p>{words('favorites.needScript')}</p>
      </noscript>
      {found === null ? (
        <p className={styles.waiting}>{words('favorites.loading')}</p>
      ) : found.kind === 'failed' ? (
        <div role="alert">
          <p>{words('error.general')}</p>
          <Button type="button" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
            {words('error.tryAgain')}
          </Button>
        </div>
      ) : (
        <Favorites found={found} productIds={productIds} />
      )}
    </div>
  );
}

function Favorites({
  found,
  productIds,
}: {
  found: Extract<FoundFavorites, { kind: 'found' }>;
  productIds: readonly number[];
}) {
  const { words } = useShop();
  const byId = new Map(found.products.map((product) => [product.productId, product]));
  const products = productIds.flatMap((id) => byId.get(id) ?? []);
  const elsewhere = found.elsewhere.filter((id) => productIds.includes(id)).length;
  return (
    <>
      {productIds.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <p className={styles.count}>{words('favorites.count', { count: productIds.length })}</p>
          {elsewhere > 0 && (
            <p className={styles.elsewhere}>{words('favorites.elsewhere', { count: elsewhere })}</p>
          )}
          <ProductGrid products={products} Heading="h2" pageSize={products.length} />
        </>
      )}
      <RemovedFavorite productIds={productIds} products={byId} />
    </>
  );
}

function NoFavorites() {
  const { words, shopper } = useShop();
  return (
    <div className={styles.none}>
      <p className={styles.invitation}>{words('favorites.none')}</p>
      <p>{words('favorites.how')}</p>
      <ButtonLink href={linkTo(placeOf(shopper), 'news')}>{words('favorites.toNews')}</ButtonLink>
    </div>
  );
}

function isAmong(found: Extract<FoundFavorites, { kind: 'found' }>): (productId: number) => boolean {
  const known = new Set([
    ...found.products.map(({ productId }) => productId),
    ...found.elsewhere,
    ...found.gone,
  ]);
  return (productId) => known.has(productId);
}
