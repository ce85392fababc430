import { useId } from 'react';
import { SORT_PARAMETER } from '#storefront/routing/list-parameters.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { withSort } from './list-query.ts';
import type { SortOptions } from './sort-orders.ts';
import styles from './sort-select.module.css';
import type { ListNavigation } from './use-list-navigation.ts';

export function SortSelect({ sorts, navigation }: { sorts: SortOptions; navigation: ListNavigation }) {
  const t = useTranslate();
  const id = useId();
  const { query, displayedQuery, change } = navigation;
  return (
    <form className={styles.sort} method="get">
      <HiddenFields query={displayedQuery} isOmitted={(name) => name === SORT_PARAMETER} />
      <label htmlFor={id}>{t('sort.label')}</label>
      <span className={styles.select}>
        <select
          id={id}
          name={SORT_PARAMETER}
          value={query.sort ?? sorts.defaultOrder}
          onChange={({ target: { value } }) =>
            change(withSort(query, value === sorts.defaultOrder ? null : value))
          }
        >
          {sorts.options.map((order) => (
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
