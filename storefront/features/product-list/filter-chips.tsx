import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import type { ActiveFilter } from './chosen-filters.ts';
import styles from './filter-chips.module.css';
import { withoutChoices } from './list-address.ts';
import { focusList, hrefOf, type ListNavigation } from './use-list-address.ts';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  navigation: ListNavigation;
  /** Whether nothing else on the screen leads back to the whole list. */
  hasReset: boolean;
}

/** Every active filter, each with a way out. */
export function FilterChips({ active, navigation, hasReset }: FilterChipsProps) {
  const t = useTranslate();
  if (active.length === 0) return null;
  const none = withoutChoices(navigation.address);
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map(({ parameter, id, label = t('filters.unknown'), groupLabel, without }) => (
        <li key={`${parameter} ${id}`}>
          <a
            className={styles.chip}
            href={hrefOf(without)}
            rel="nofollow"
            aria-label={t('filters.remove', { label: groupLabel ? `${groupLabel} ${label}` : label })}
            onClick={(event) => {
              focusList(event);
              navigation.follow(event, without);
            }}
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
            href={hrefOf(none)}
            rel="nofollow"
            onClick={(event) => {
              focusList(event);
              navigation.follow(event, none);
            }}
          >
            {t('filters.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}
