import { useWords } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import type { ActiveFilter } from './chosen-filters.ts';
import styles from './filter-chips.module.css';
import { withoutChoices } from './list-address.ts';
import { focusList, hrefOf, type ListNavigation } from './use-list-address.ts';

/** Every active filter, each with a way out. */
export function FilterChips({
  active,
  navigation,
}: {
  active: readonly ActiveFilter[];
  navigation: ListNavigation;
}) {
  const words = useWords();
  if (active.length === 0) return null;
  const none = withoutChoices(navigation.address);
  return (
    <ul className={styles.chips} aria-label={words('filters.active')}>
      {active.map(({ parameter, id, label = words('filters.unknown'), groupLabel, without }) => (
        <li key={`${parameter} ${id}`}>
          <a
            className={styles.chip}
            href={hrefOf(without)}
            rel="nofollow"
            aria-label={words('filters.remove', { label: groupLabel ? `${groupLabel} ${label}` : label })}
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
          {words('filters.reset')}
        </a>
      </li>
    </ul>
  );
}
