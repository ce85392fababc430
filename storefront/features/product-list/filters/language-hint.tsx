import { LOCALES } from '#contract/locales.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { disappearingLinkProps, type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from '../results/filterable-list.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { toggleFilter } from './selected-filters.ts';

interface LanguageHintProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  count: number;
}

/** A filtered list contains editions in all languages. Offers to show only those in the page's language. */
export function LanguageHint({ groups, navigation, count }: LanguageHintProps) {
  const { t, shopper } = useShop();
  const { displayedQuery, query } = navigation;
  const languages = groups.find(({ filterId }) => filterId === 'language');
  // The label of the page's language is its own name, because the API names languages in the language of the page.
  // Finnish writes it with a small letter.
  const ownName = LOCALES[shopper.locale].name.toLowerCase();
  const pageLanguage = languages?.values.find(({ label }) => label.toLowerCase() === ownName);
  if (!languages || !pageLanguage || pageLanguage.count === 0 || pageLanguage.count === count) return null;
  const { choices } = displayedQuery;
  if (Object.keys(choices).length === 0 || choices[languages.parameter]) return null;
  const inPageLanguage = toggleFilter(query, languages, pageLanguage.id);
  return (
    <p className={styles.languages}>
      {t('filters.allLanguages')} ·{' '}
      <a href={listHref(inPageLanguage)} {...disappearingLinkProps(navigation, inPageLanguage)}>
        {t('filters.pageLanguageOnly')}
      </a>
    </p>
  );
}
