import { suggestGiftCard } from '#contract/product/gift-card-term.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { EmptySearch } from './empty-search.tsx';
import { OptionList } from './option-list.tsx';
import type { Suggestion, SuggestionGroup, SuggestionsProps } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

export { handleComboboxKey } from './combobox-keys.ts';

/** The list below the search field: suggestions for the typed text, or popular searches when it is empty. */
export function SearchSuggestions(props: SuggestionsProps) {
  return props.term === '' ? <EmptySearch {...props} /> : <FoundSuggestions {...props} />;
}

function FoundSuggestions({ listId, term, activeId, onOptions }: SuggestionsProps) {
  const { t, shopper } = useShop();
  const found = useSuggestions(term);
  if (!found) return null;
  const { products, categories, authors, brands, count, isWeakMatch, correction } = found;
  const searchUrl = (search: string) => linkTo(localeScopeOf(shopper), 'search', { search });
  const toCorrection = (value: string): Suggestion => ({
    type: 'suggestion',
    value,
    label: t('search.didYouMean', { term: value }),
    href: searchUrl(value),
    icon: 'search',
  });
  const giftCard = suggestGiftCard(term);
  const toGiftCards = (value: string): Suggestion => ({
    type: 'suggestion',
    value,
    label: value,
    href: linkTo(localeScopeOf(shopper), 'gift-cards'),
  });
  const groups: SuggestionGroup[] = [
    { kind: 'names', options: giftCard ? [toGiftCards(giftCard)] : [] },
    { kind: 'searches', options: correction ? [toCorrection(correction)] : [] },
    { kind: 'products', title: t(isWeakMatch ? 'search.similar' : 'search.products'), options: products },
    { kind: 'names', title: t('search.categories'), options: categories },
    { kind: 'names', title: t('search.authors'), options: authors },
    { kind: 'names', title: t('search.brands'), options: brands },
  ];
  if (count > 0) {
    const label = t('search.seeAll', { count });
    const href = searchUrl(found.term);
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
          <p>{t('search.noResults', { term: found.term })}</p>
          <p>{t('search.adviceFewer')}</p>
        </>
      }
    />
  );
}
