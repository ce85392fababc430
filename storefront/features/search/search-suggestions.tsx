import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { EmptySearch } from './empty-search.tsx';
import { OptionList } from './option-list.tsx';
import type { SuggestionGroup, SuggestionsProps } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The list below the search field: suggestions for the typed text, or popular searches when it is empty. */
export function SearchSuggestions(props: SuggestionsProps) {
  return props.term === '' ? <EmptySearch {...props} /> : <FoundSuggestions {...props} />;
}

function FoundSuggestions({ listId, term, activeId, onOptions }: SuggestionsProps) {
  const { t, shopper } = useShop();
  const found = useSuggestions(term);
  if (!found) return null;
  const { products, categories, authors, brands, count } = found;
  const groups: SuggestionGroup[] = [
    { kind: 'products', title: t('search.products'), options: products },
    { kind: 'names', title: t('search.categories'), options: categories },
    { kind: 'names', title: t('search.authors'), options: authors },
    { kind: 'names', title: t('search.brands'), options: brands },
  ];
  if (count > 0) {
    const href = linkTo(localeScopeOf(shopper), 'search', { search: found.term });
    const label = t('search.seeAll', { count });
    groups.push({ kind: 'all', options: [{ type: 'suggestion', value: found.term, label, href }] });
  }
  return (
    <OptionList
      listId={listId}
      groups={groups}
      activeId={activeId}
      onOptions={onOptions}
      whenEmpty={
        <>
          <p>{t('search.noSuggestions', { term: found.term })}</p>
          <p>{t('search.noSuggestionsHelp')}</p>
        </>
      }
    />
  );
}
