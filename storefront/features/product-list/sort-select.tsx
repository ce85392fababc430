import { useId } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { withSort } from './list-address.ts';
import type { SortChoice } from './sort-orders.ts';
import styles from './sort-select.module.css';
import type { ListNavigation } from './use-list-address.ts';

export function SortSelect({ sorts, navigation }: { sorts: SortChoice; navigation: ListNavigation }) {
  const t = useTranslate();
  const id = useId();
  const { address, shown, change } = navigation;
  return (
    <form className={styles.sort} method="get">
      <HiddenFields address={shown} isLeftOut={(name) => name === 'sort'} />
      <label htmlFor={id}>{t('sort.label')}</label>
      <span className={styles.select}>
        <select
          id={id}
          name="sort"
          value={address.sort ?? sorts.usual}
          onChange={({ target: { value } }) =>
            change(withSort(address, value === sorts.usual ? null : value))
          }
        >
          {sorts.offered.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </select>
      </span>
      <button type="submit">{t('sort.apply')}</button>
    </form>
  );
}
