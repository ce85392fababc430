import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { OptionBox } from './option-box.tsx';
import { firstValues, matchingValues } from './shown-values.ts';

interface FilterOptionsProps {
  group: FilterGroup;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The values of a group. Of hundreds the commonest are shown, and all on demand, where they can be looked through. */
export function FilterOptions({ group, chosen, onToggle }: FilterOptionsProps) {
  const { t, shopper } = useShop();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [isWhole, setWhole] = useState(query.get('show') === group.filterId);
  const [text, setText] = useState('');
  const first = firstValues(group.values, chosen);
  const values = isWhole ? matchingValues(group.values, text, shopper.locale) : first;
  query.set('show', group.filterId);
  return (
    <>
      {isWhole && (
        <input
          type="search"
          className={styles.look}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={t('filters.lookFor', { group: group.label })}
          placeholder={t('filters.lookFor', { group: group.label })}
        />
      )}
      <ul className={isWhole ? styles.all : styles.options}>
        {values.map((value) => (
          <li key={value.id}>
            <OptionBox
              value={value}
              parameter={group.parameter}
              state={chosen.has(value.id) ? 'all' : 'none'}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {isWhole && values.length === 0 && <p className={styles.none}>{t('filters.noMatch')}</p>}
      {!isWhole && first.length < group.values.length && (
        <a
          className={styles.more}
          href={`?${query}#filters`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            setWhole(true);
          }}
        >
          {t('filters.showAll', { count: group.values.length })}
        </a>
      )}
    </>
  );
}
