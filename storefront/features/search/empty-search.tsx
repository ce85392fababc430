import { useEffect, useState } from 'react';
import { TopSearchesDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './option-list.module.css';
import { OptionList } from './option-list.tsx';
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent-searches.store.ts';
import type { ShelfLink, Suggestion, SuggestionGroup, SuggestionsProps } from './suggestion.ts';
import { useSuggestionClient } from './use-suggestions.ts';

/** Before the first letter: what this browser searched for, what many others do, and where one can look around. */
export function EmptySearch({ listId, active, shelves, onOptions }: SuggestionsProps) {
  const { t, shopper } = useShop();
  const recent = useRecentSearches();
  const found = useTopSearches();
  const top = found?.filter((term) => !recent.includes(term)) ?? [];
  const toOption =
    (icon: 'clock' | 'search') =>
    (term: string): Suggestion => ({
      type: 'suggestion',
      value: term,
      label: term,
      href: linkTo(localeScopeOf(shopper), 'search', { search: term }),
      icon,
    });
  const toLink = ({ label, url }: ShelfLink): Suggestion => ({
    type: 'category',
    value: label,
    label,
    href: url,
  });
  const news = { label: t('search.toNews'), url: linkTo(localeScopeOf(shopper), 'news') };
  // What stands below the searches waits for them: it would slip away under the pointer.
  const below: SuggestionGroup[] = [
    { kind: 'shelves', title: t('search.shelves'), options: shelves.map(toLink) },
    { kind: 'all', options: [toLink(news)] },
  ];
  if (!found && recent.length === 0) return null;
  return (
    <OptionList
      listId={listId}
      active={active}
      onOptions={onOptions}
      groups={[
        { kind: 'searches', title: t('search.recent'), options: recent.map(toOption('clock')) },
        { kind: 'searches', title: t('search.top'), options: top.map(toOption('search')) },
        ...(found ? below : []),
      ]}
    >
      {/* An option cannot hold a button, so these stand in a list of their own beside them. */}
      {recent.length > 0 && (
        <ul className={styles.removers}>
          <li>
            <button type="button" className={styles.removeAll} onClick={forgetAllSearches}>
              {t('search.removeAll')}
            </button>
          </li>
          {recent.map((term) => (
            <li key={term}>
              <button type="button" className={styles.remove} onClick={() => forgetSearch(term)}>
                <Icon name="close" size="1.25rem" />
                <span className="visually-hidden">{t('search.remove', { term })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </OptionList>
  );
}

/** Null until they are known, or known not to come. */
function useTopSearches(): string[] | null {
  const api = useSuggestionClient();
  const [terms, setTerms] = useState<string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const hear = (answer: string[]) => {
      if (isWanted) setTerms(answer);
    };
    api.query(TopSearchesDocument, {}).then(
      ({ getMenuAtLocation: menu }) => hear((menu?.menuItems ?? []).flatMap((item) => item?.label ?? [])),
      () => hear([]),
    );
    return () => {
      isWanted = false;
    };
  }, [api]);
  return terms;
}
