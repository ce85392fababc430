import { useLocation } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './preview-bar.module.css';

/** Shown while the visitor previews unpublished content, with a link to leave the preview. */
export function PreviewBar() {
  const { t, shopper } = useShop();
  const { pathname } = useLocation();
  if (!shopper.isPreview) return null;
  const path = pathPrefix(shopper.locale, shopper.pathMarket) + pathname;
  return (
    <aside className={styles.bar} aria-label={t('preview.label')}>
      <p>
        <strong>{t('preview.label')}.</strong> {t('preview.note')}
      </p>
      <a href={`${path}?preview=`} data-reload="">
        {t('preview.exit')}
      </a>
    </aside>
  );
}
