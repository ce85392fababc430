import { isFilterParameter } from '#storefront/routing/list-parameters.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { HiddenFields } from '../navigation/hidden-fields.tsx';
import { withoutFilters } from '../navigation/list-query.ts';
import { type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from './filter-column.module.css';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';

interface FilterColumnProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  activeCount: number;
}

/** The filters beside the list: a form, which works without script. On small screens a link to `#filters` shows it. */
export function FilterColumn({ groups, navigation, activeCount }: FilterColumnProps) {
  const t = useTranslate();
  return (
    <form id="filters" className={styles.column} method="get" aria-label={t('filters.title')}>
      <HiddenFields query={navigation.displayedQuery} isOmitted={isFilterParameter} />
      <FilterFields groups={groups} navigation={navigation} isWide />
      <div className={styles.apply}>
        <Button type="submit">{t('filters.apply')}</Button>
        {activeCount > 0 && (
          <a href={listHref(withoutFilters(navigation.displayedQuery))}>{t('filters.reset')}</a>
        )}
      </div>
    </form>
  );
}
