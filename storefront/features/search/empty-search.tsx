import { useEffect, useState } from 'react';
import { TopSearchesDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './option-list.module.css';
import { OptionList } from './option-list.tsx';
import { clearSearches, removeSearch, useRecentSearches } from './recent-searches.store.ts';
import type { CategoryLink, Suggestion, SuggestionGroup, SuggestionsProps } from './suggestion.ts';
import { useSuggestionClient } from './use-suggestions.ts';

/** Suggestions before anything is typed: recent searches, top searches and categories. */
export function EmptySearch({ listId, activeId, categories, onOptions }: SuggestionsProps) {
  const { t, shopper } = useShop();
  const recent = useRecentSearches();
  const topSearches = useTopSearches();
  const top = topSearches?.filter((term) => !recent.includes(term)) ?? [];
  const toOption =
    (icon: 'clock' | 'search') =>
    (term: string): Suggestion => ({
      type: 'suggestion',
      value: term,
      label: term,
      href: linkTo(localeScopeOf(shopper), 'search', { search: term }),
      icon,
    });
  const toLink = ({ label, url }: CategoryLink): Suggestion => ({
    type: 'category',
    value: label,
    label,
    href: url,
  });
  const news = { label: t('search.toNews'), url: linkTo(localeScopeOf(shopper), 'news') };
  // These links are shown together with the top searches above them, so that they do not move under the pointer.
  const links: SuggestionGroup[] = [
    { kind: 'categories', title: t('search.browseCategories'), options: categories.map(toLink) },
    { kind: 'all', options: [toLink(news)] },
  ];
  if (!topSearches && recent.length === 0) return null;
  return (
    <OptionList
      listId={listId}
      activeId={activeId}
      onOptions={onOptions}
      groups={[
        { kind: 'searches', title: t('search.recent'), options: recent.map(toOption('clock')) },
        { kind: 'searches', title: t('search.top'), options: top.map(toOption('search')) },
        ...(topSearches ? links : []),
      ]}
    >
      {/* An option must not contain a button, so the remove buttons are a separate list. */}
      {recent.length > 0 && (
        <ul className={styles.removers}>
          <li>
            <button type="button" className={styles.removeAll} onClick={clearSearches}>
              {t('search.removeAll')}
            </button>
          </li>
          {recent.map((term) => (
            <li key={term}>
              <button type="button" className={styles.remove} onClick={() => removeSearch(term)}>
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

/** Null until the query has completed; empty when it failed. */
function useTopSearches(): string[] | null {
  const api = useSuggestionClient();
  const [terms, setTerms] = useState<string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const setIfCurrent = (next: string[]) => {
      if (isCurrent) setTerms(next);
    };
    api.query(TopSearchesDocument, {}).then(
      ({ getMenuAtLocation: menu }) =>
        setIfCurrent((menu?.menuItems ?? []).flatMap((item) => item?.label ?? [])),
      () => setIfCurrent([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return terms;
}
