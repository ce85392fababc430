import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { withoutFilters } from '../navigation/list-query.ts';
import { disappearingLinkProps, type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from './no-results.module.css';

/** Shown when the filters match no product (§8). */
export function NoMatches({ navigation }: { navigation: ListNavigation }) {
  const t = useTranslate();
  const unfiltered = withoutFilters(navigation.query);
  return (
    <div className={styles.empty}>
      <h2>{t('list.noMatches')}</h2>
      <p>{t('list.noMatchesHelp')}</p>
      <ButtonLink href={listHref(unfiltered)} {...disappearingLinkProps(navigation, unfiltered)}>
        {t('filters.reset')}
      </ButtonLink>
    </div>
  );
}
