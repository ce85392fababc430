import { useFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import styles from './favorites.module.css';
import type { FoundFavorites } from './load-favorites.ts';
import { RemovedFavorite } from './removed-favorite.tsx';
import { useFoundFavorites } from './use-found-favorites.ts';

/** The same page for everyone: what it shows is known in the browser alone. */
export const loader = plainLoader('favorites', 'favorites.title');

export function Component() {
  const { t, shopper } = useShop();
  const productIds = useFavorites();
  const [found, tryAgain] = useFoundFavorites(productIds);
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
      <p className={styles.needScript}>{t('favorites.needScript')}</p>
      {found === null ? (
        <p className={styles.waiting}>{t('favorites.loading')}</p>
      ) : found.kind === 'failed' ? (
        <div role="alert">
          <p>{t('error.general')}</p>
          <Button type="button" onClick={tryAgain}>
            {t('error.tryAgain')}
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
  const { t } = useShop();
  const byId = new Map(found.products.map((product) => [product.productId, product]));
  const products = productIds.flatMap((id) => byId.get(id) ?? []);
  const elsewhere = found.elsewhere.filter((id) => productIds.includes(id)).length;
  return (
    <>
      {productIds.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <p className={styles.count}>{t('favorites.count', { count: productIds.length })}</p>
          {elsewhere > 0 && (
            <p className={styles.elsewhere}>{t('favorites.elsewhere', { count: elsewhere })}</p>
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
      <p>{t('favorites.how')}</p>
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'news')}>{t('favorites.toNews')}</ButtonLink>
    </div>
  );
}
