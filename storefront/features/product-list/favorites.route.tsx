import { useFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import styles from './favorites.module.css';
import type { FoundFavorites } from './load-favorites.ts';
import { RemovedFavorite } from './removed-favorite.tsx';
import { useFoundFavorites } from './use-found-favorites.ts';

/** The same page for everyone: what it shows is known in the browser alone. */
export const loader = plainLoader('favorites', 'favorites.title');

export function Component() {
  const { words, shopper } = useShop();
  const productIds = useFavorites();
  const [found, tryAgain] = useFoundFavorites(productIds);
  return (
    <div className={styles.favorites}>
      <Breadcrumbs
        label={words('breadcrumbs.label')}
        crumbs={[
          { name: words('breadcrumbs.home'), url: linkTo(placeOf(shopper), 'home') },
          { name: words('favorites.title') },
        ]}
      />
      <h1 className={styles.title}>{words('favorites.title')}</h1>
      <p className={styles.needScript}>{words('favorites.needScript')}</p>
      {found === null ? (
        <p className={styles.waiting}>{words('favorites.loading')}</p>
      ) : found.kind === 'failed' ? (
        <div role="alert">
          <p>{words('error.general')}</p>
          <Button type="button" onClick={tryAgain}>
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
