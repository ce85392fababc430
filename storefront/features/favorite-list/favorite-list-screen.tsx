import { useActionData } from 'react-router';
import { FAVORITE_LIST_LIMITS, type FavoriteList, MAIN_LIST_ID } from '#contract/favorite-list-requests.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ProductGrid } from '#storefront/features/product/lists/product-grid.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { RejectedChange } from './change-list.ts';
import styles from './favorite-list.module.css';
import { ShareLink } from './share-link.tsx';

export interface FavoriteListData {
  customer: Customer;
  list: FavoriteList;
  products: ProductCardPartsFragment[];
}

/** One list of the customer, with forms to share and edit it. */
export function FavoriteListScreen({ customer, list, products }: FavoriteListData) {
  const { t, shopper } = useShop('account');
  const rejected = useActionData<RejectedChange>();
  const signedIn = useCustomer(customer);
  // The page disappears when the customer signs out, in any tab.
  if (signedIn?.name !== customer.name) return null;
  const localeScope = localeScopeOf(shopper);
  const name = list.name || t('favorites.title');
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[{ name: t('lists.all'), url: linkTo(localeScope, 'favorite-lists') }, { name }]}
      />
      <h1>{name}</h1>
      <p className={styles.count}>{t('lists.count', { count: list.productIds.length })}</p>
      <p role="alert">{rejected ? t(rejected.message) : null}</p>
      {products.length === 0 ? (
        <p>{t('lists.empty')}</p>
      ) : (
        <ProductGrid products={products} Heading="h2" pageSize={products.length} />
      )}
      <ShareForm list={list} />
      {list.listId === MAIN_LIST_ID ? (
        <p>
          <a href={linkTo(localeScope, 'favorites')}>{t('lists.mainHint')}</a>
        </p>
      ) : (
        <EditForms list={list} products={products} />
      )}
    </div>
  );
}

function ShareForm({ list: { listId, shareKey } }: { list: FavoriteList }) {
  const { t, shopper } = useShop('account');
  return (
    <form method="post" className={styles.form}>
      <h2>{t('lists.share')}</h2>
      <p>{t('lists.shareLead')}</p>
      <input type="hidden" name="listId" value={listId} />
      {shareKey === null ? (
        <Button type="submit" name="action" value="share">
          {t('lists.share')}
        </Button>
      ) : (
        <ShareLink link={shopper.origin + linkTo(localeScopeOf(shopper), 'shared-list', { shareKey })} />
      )}
    </form>
  );
}

function EditForms({ list, products }: Pick<FavoriteListData, 'list' | 'products'>) {
  const { t } = useShop('account');
  return (
    <details className={styles.edit}>
      <summary>{t('lists.edit')}</summary>
      <form method="post" className={styles.form}>
        <h2>{t('lists.rename')}</h2>
        <input type="hidden" name="listId" value={list.listId} />
        <TextField
          name="name"
          label={t('lists.name')}
          hint={t('lists.nameHint')}
          defaultValue={list.name}
          maxLength={FAVORITE_LIST_LIMITS.name}
          autoComplete="off"
          required
        />
        <Button type="submit" name="action" value="rename">
          {t('lists.renameSubmit')}
        </Button>
      </form>
      {products.map(({ productId, name }) => (
        <form key={productId} method="post">
          <input type="hidden" name="listId" value={list.listId} />
          <input type="hidden" name="productId" value={productId} />
          <button type="submit" name="action" value="remove" className={styles.plain}>
            {t('lists.remove', { name: name ?? '' })}
          </button>
        </form>
      ))}
      <form method="post" className={styles.form}>
        <h2>{t('lists.delete')}</h2>
        <p>{t('lists.deleteLead')}</p>
        <input type="hidden" name="listId" value={list.listId} />
        <Button type="submit" name="action" value="delete" data-destructive="">
          {t('lists.deleteSubmit')}
        </Button>
      </form>
    </details>
  );
}
