import { useFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { ProductGrid } from '#storefront/features/product/lists/product-grid.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import styles from './favorites/favorites.module.css';
import type { FavoriteProducts } from './favorites/load-favorites.ts';
import { RemovedFavorite } from './favorites/removed-favorite.tsx';
import { useFavoriteProducts } from './favorites/use-favorite-products.ts';

/** Loads only the heading: the favourites are known in the browser only. */
export const loader = createHeadingLoader('favorites', 'favorites.title');

export function Component() {
  const { t, shopper } = useShop();
  const productIds = useFavorites();
  const [found, reload] = useFavoriteProducts(productIds);
  return (
    <div className={styles.favorites}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[
          { name: t('breadcrumbs.home'), url: linkTo(localeScopeOf(shopper), 'home') },
          { name: t('favorites.title') },
        ]}
      />
      <h1 className={styles.title}>{t('favorites.title')}</h1>
      <p>
        <a href={linkTo(localeScopeOf(shopper), 'favorite-lists')}>{t('lists.title')}</a>
      </p>
      <p className={styles.needScript}>{t('favorites.needScript')}</p>
      {found === null && <p className={styles.waiting}>{t('favorites.loading')}</p>}
      {found?.kind === 'failed' && (
        <div role="alert">
          <p>{t('error.general')}</p>
          <Button type="button" onClick={reload}>
            {t('error.tryAgain')}
          </Button>
        </div>
      )}
      {found?.kind === 'found' && <Favorites found={found} productIds={productIds} />}
    </div>
  );
}

function Favorites({
  found,
  productIds,
}: {
  found: Extract<FavoriteProducts, { kind: 'found' }>;
  productIds: readonly number[];
}) {
  const { t } = useShop();
  const byId = new Map(found.products.map((product) => [product.productId, product]));
  const products = productIds.flatMap((id) => byId.get(id) ?? []);
  const unavailableCount = found.inOtherMarkets.filter((id) => productIds.includes(id)).length;
  return (
    <>
      {productIds.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <p className={styles.count}>{t('favorites.count', { count: productIds.length })}</p>
          {unavailableCount > 0 && (
            <p className={styles.unavailable}>{t('favorites.notInMarket', { count: unavailableCount })}</p>
          )}
          <ProductGrid products={products} Heading="h2" pageSize={products.length} />
        </>
      )}
      <RemovedFavorite productIds={productIds} products={byId} />
    </>
  );
}

function NoFavorites() {
  const { t, shopper } = useShop();
  return (
    <div className={styles.none}>
      <p className={styles.invitation}>{t('favorites.none')}</p>
      <p>{t('favorites.howToAdd')}</p>
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'news')}>{t('favorites.toNews')}</ButtonLink>
    </div>
  );
}
