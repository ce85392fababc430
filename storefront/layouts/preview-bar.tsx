import { useLocation } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './preview-bar.module.css';

/** Whoever sees what nobody else sees yet is told so, and how to stop. */
export function PreviewBar() {
  const { t, shopper } = useShop();
  const { pathname } = useLocation();
  if (!shopper.isPreview) return null;
  const home = linkTo(localeScopeOf(shopper), 'home');
  const here = (home === '/' ? '' : home) + pathname;
  return (
    <aside className={styles.bar} aria-label={t('preview.label')}>
      <p>
        <strong>{t('preview.label')}.</strong> {t('preview.note')}
      </p>
      <a href={`${here}?preview=`} data-reload="">
        {t('preview.exit')}
      </a>
    </aside>
  );
}
