import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { withoutFilters } from '../navigation/list-query.ts';
import { disappearingLinkProps, type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from './filter-chips.module.css';
import type { ActiveFilter } from './selected-filters.ts';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  navigation: ListNavigation;
  /** Adds a link that removes all filters. */
  hasReset: boolean;
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ active, navigation, hasReset }: FilterChipsProps) {
  const t = useTranslate();
  if (active.length === 0) return null;
  const unfiltered = withoutFilters(navigation.query);
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map(({ parameter, id, label = t('filters.unknown'), groupLabel, without }) => (
        <li key={`${parameter} ${id}`}>
          <a
            className={styles.chip}
            href={listHref(without)}
            {...disappearingLinkProps(navigation, without)}
            aria-label={t('filters.remove', { label: groupLabel ? `${groupLabel} ${label}` : label })}
          >
            {groupLabel && <span className={styles.group}>{groupLabel} </span>}
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {hasReset && (
        <li>
          <a
            className={styles.reset}
            href={listHref(unfiltered)}
            {...disappearingLinkProps(navigation, unfiltered)}
          >
            {t('filters.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}
