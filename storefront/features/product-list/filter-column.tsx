import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './filter-column.module.css';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { isFilterParameter, withoutChoices } from './list-address.ts';
import { hrefOf, type ListNavigation } from './use-list-address.ts';

interface FilterColumnProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  activeCount: number;
}

/** The filters beside the list. Without script it is a form, which on a phone the link to it brings out. */
export function FilterColumn({ groups, navigation, activeCount }: FilterColumnProps) {
  const t = useTranslate();
  return (
    <form id="filters" className={styles.column} method="get" aria-label={t('filters.title')}>
      <HiddenFields address={navigation.shown} isLeftOut={isFilterParameter} />
      <FilterFields groups={groups} navigation={navigation} isWide />
      <div className={styles.apply}>
        <Button type="submit">{t('filters.apply')}</Button>
        {activeCount > 0 && <a href={hrefOf(withoutChoices(navigation.shown))}>{t('filters.reset')}</a>}
      </div>
    </form>
  );
}
