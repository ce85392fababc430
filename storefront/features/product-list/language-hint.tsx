import { LOCALES } from '#contract/locales.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { toggled } from './chosen-filters.ts';
import type { FilterGroup } from './filter-groups.ts';
import styles from './narrowed-list.module.css';
import { focusList, hrefOf, type ListNavigation } from './use-list-address.ts';

interface LanguageHintProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  count: number;
}

/** A narrowed list shows the editions that match, in any language: whoever reads one of them is a click away from it. */
export function LanguageHint({ groups, navigation, count }: LanguageHintProps) {
  const { t, shopper } = useShop();
  const { shown, address } = navigation;
  const languages = groups.find(({ filterId }) => filterId === 'language');
  // The commerce API tells a language by its name in the language of the page, which is how it calls itself.
  const own = languages?.values.find(({ label }) => label === LOCALES[shopper.locale].name);
  if (!languages || !own || own.count === 0 || own.count === count) return null;
  if (Object.keys(shown.choices).length === 0 || shown.choices[languages.parameter]) return null;
  const onlyOwn = toggled(address, languages, own.id);
  return (
    <p className={styles.languages}>
      {t('filters.anyLanguage')} ·{' '}
      <a
        href={hrefOf(onlyOwn)}
        rel="nofollow"
        onClick={(event) => {
          focusList(event);
          navigation.follow(event, onlyOwn);
        }}
      >
        {t('filters.ownLanguage')}
      </a>
    </p>
  );
}
