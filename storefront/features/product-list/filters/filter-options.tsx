import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { OptionBox } from './option-box.tsx';
import { initialValues, matchingValues } from './visible-values.ts';

interface FilterOptionsProps {
  group: FilterGroup;
  selectedIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The values of a group. A long group shows its first values, and on demand all of them with a search field. */
export function FilterOptions({ group, selectedIds, onToggle }: FilterOptionsProps) {
  const { t, shopper } = useShop();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [isExpanded, setExpanded] = useState(query.get('show') === group.filterId);
  const [text, setText] = useState('');
  const first = initialValues(group.values, selectedIds);
  const values = isExpanded ? matchingValues(group.values, text, shopper.locale) : first;
  // Without script, the link to this query shows all values.
  query.set('show', group.filterId);
  return (
    <>
      {isExpanded && (
        <input
          type="search"
          className={styles.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={t('filters.searchIn', { group: group.label })}
          placeholder={t('filters.searchIn', { group: group.label })}
        />
      )}
      <ul className={isExpanded ? styles.all : styles.options}>
        {values.map((value) => (
          <li key={value.id}>
            <OptionBox
              value={value}
              fieldName={group.parameter}
              state={selectedIds.has(value.id) ? 'all' : 'none'}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {isExpanded && values.length === 0 && <p className={styles.none}>{t('filters.noMatch')}</p>}
      {!isExpanded && first.length < group.values.length && (
        <a
          className={styles.more}
          href={`?${query}#filters`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            setExpanded(true);
          }}
        >
          {t('filters.showAll', { count: group.values.length })}
        </a>
      )}
    </>
  );
}
