import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { withoutChoices } from './list-address.ts';
import styles from './nothing-found.module.css';
import { focusList, hrefOf, type ListNavigation } from './use-list-address.ts';

/** The filters leave no book (§8). */
export function NothingLeft({ navigation }: { navigation: ListNavigation }) {
  const t = useTranslate();
  const all = withoutChoices(navigation.address);
  return (
    <div className={styles.nothing}>
      <h2>{t('list.nothingLeft')}</h2>
      <p>{t('list.nothingLeftHelp')}</p>
      <ButtonLink
        href={hrefOf(all)}
        rel="nofollow"
        onClick={(event) => {
          focusList(event);
          navigation.follow(event, all);
        }}
      >
        {t('filters.reset')}
      </ButtonLink>
    </div>
  );
}
