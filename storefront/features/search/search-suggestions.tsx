import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { EmptySearch } from './empty-search.tsx';
import { OptionList } from './option-list.tsx';
import type { SuggestionGroup, SuggestionsProps } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What is below the field: what was found for the letters so far, or, before any, what one may want to search for. */
export function SearchSuggestions(props: SuggestionsProps) {
  return props.term === '' ? <EmptySearch {...props} /> : <FoundSuggestions {...props} />;
}

function FoundSuggestions({ listId, term, active, onOptions }: SuggestionsProps) {
  const { words, shopper } = useShop();
  const found = useSuggestions(term);
  if (!found) return null;
  const { products, categories, authors, brands, count } = found;
  const groups: SuggestionGroup[] = [
    { kind: 'products', title: words('search.products'), options: products },
    { kind: 'names', title: words('search.categories'), options: categories },
    { kind: 'names', title: words('search.authors'), options: authors },
    { kind: 'names', title: words('search.brands'), options: brands },
  ];
  if (count > 0) {
    const href = linkTo(placeOf(shopper), 'search', { search: found.term });
    const label = words('search.seeAll', { count });
    groups.push({ kind: 'all', options: [{ type: 'suggestion', value: found.term, label, href }] });
  }
  return (
    <OptionList
      {...{ listId, groups, active, onOptions }}
      whenEmpty={
        <>
          <p>{words('search.none', { term: found.term })}</p>
          <p>{words('search.noneHelp')}</p>
        </>
      }
    />
  );
}
