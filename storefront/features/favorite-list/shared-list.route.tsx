import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SharedList } from '#contract/favorite-list-requests.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ProductGrid } from '#storefront/features/product/lists/product-grid.tsx';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import styles from './favorite-list.module.css';
import { loadListProducts } from './load-lists.ts';

interface SharedListData extends ScreenData {
  list: SharedList;
  products: ProductCardPartsFragment[];
}

/** A list that a customer shares: its name and products, without data of the customer. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<SharedListData> {
  const { api, t, sendShopRequest } = environmentOf(context);
  const outcome = await sendShopRequest('shared-lists', { shareKey: params.shareKey ?? '' });
  // `BAD_INPUT`: the key in the URL is too long.
  if (outcome.kind === 'rejected') throw data(null, { status: outcome.code === 'BAD_INPUT' ? 404 : 503 });
  const { list } = outcome.result;
  if (!list) throw data(null, { status: 404 });
  const products = await loadListProducts(api, list.productIds);
  return { meta: { title: list.name || t('favorites.title'), isHidden: true }, list, products };
}

export function Component() {
  const { t } = useShop('account');
  const { list, products } = useLoaderData<SharedListData>();
  return (
    <div className={styles.page}>
      <p className={styles.count}>{t('lists.sharedTitle')}</p>
      <h1>{list.name || t('favorites.title')}</h1>
      <p className={styles.count}>{t('lists.count', { count: products.length })}</p>
      {products.length > 0 && <ProductGrid products={products} Heading="h2" pageSize={products.length} />}
      <p className={styles.count}>{t('lists.sharedLead')}</p>
    </div>
  );
}
