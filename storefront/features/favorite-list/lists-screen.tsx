import { useActionData } from 'react-router';
import { FAVORITE_LIST_LIMITS, type FavoriteList, MAIN_LIST_ID } from '#contract/favorite-list-requests.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { AccountPage } from '#storefront/features/account/account-page.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { RejectedChange } from './change-list.ts';
import styles from './favorite-list.module.css';

export interface ListsData {
  heading: string;
  customer: Customer;
  lists: FavoriteList[];
  /** The product that the customer adds to a list. */
  product?: ProductCardPartsFragment | undefined;
}

/** All lists of the customer, or the choice of a list for a product. Forms are posted, with and without script. */
export function ListsScreen({ heading, customer, lists, product }: ListsData) {
  const { t } = useShop('account');
  return (
    <AccountPage heading={heading} current="favorite-lists" customer={customer}>
      {product && (
        <h2 className={styles.subtitle}>
          {product.name}: {t('lists.choose')}
        </h2>
      )}
      <ul className={styles.lists}>
        {lists
          .filter(({ listId }) => !product || listId !== MAIN_LIST_ID)
          .map((list) => (
            <li key={list.listId}>
              <ListSummary list={list} />
              {product && <AddForm list={list} productId={product.productId} />}
            </li>
          ))}
      </ul>
      <CreateForm productId={product?.productId} />
    </AccountPage>
  );
}

function ListSummary({ list }: { list: FavoriteList }) {
  const { t, shopper } = useShop('account');
  const { listId, name, productIds, shareKey } = list;
  return (
    <p className={styles.summary}>
      <a href={linkTo(localeScopeOf(shopper), 'favorite-list', { listId: String(listId) })}>
        {name || t('favorites.title')}
      </a>
      <span>
        {t('lists.count', { count: productIds.length })}
        {shareKey && ` · ${t('lists.shared')}`}
      </span>
    </p>
  );
}

function AddForm({ list, productId }: { list: FavoriteList; productId: number }) {
  const { t } = useShop('account');
  if (list.productIds.includes(productId)) return <p>{t('lists.added')}</p>;
  return (
    <form method="post">
      <input type="hidden" name="listId" value={list.listId} />
      <input type="hidden" name="productId" value={productId} />
      <Button type="submit" name="action" value="add">
        {t('lists.addTo', { name: list.name })}
      </Button>
    </form>
  );
}

function CreateForm({ productId }: { productId: number | undefined }) {
  const { t } = useShop('account');
  const rejected = useActionData<RejectedChange>();
  return (
    <form method="post" className={styles.form}>
      <h2>{t('lists.new')}</h2>
      <p role="alert">{rejected ? t(rejected.message) : null}</p>
      {productId !== undefined && <input type="hidden" name="productId" value={productId} />}
      <TextField
        name="name"
        label={t('lists.name')}
        hint={t('lists.nameHint')}
        maxLength={FAVORITE_LIST_LIMITS.name}
        autoComplete="off"
        required
      />
      <Button type="submit" name="action" value="create">
        {t('lists.create')}
      </Button>
    </form>
  );
}
