import { useLocation } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import styles from './preview-bar.module.css';

/** Whoever sees what nobody else sees yet is told so, and how to stop. */
export function PreviewBar() {
  const { words, shopper } = useShop();
  const { pathname } = useLocation();
  if (!shopper.isPreview) return null;
  const home = linkTo(placeOf(shopper), 'home');
  const here = (home === '/' ? '' : home) + pathname;
  return (
    <aside className={styles.bar} aria-label={words('preview.label')}>
      <p>
        <strong>{words('preview.label')}.</strong> {words('preview.note')}
      </p>
      <a href={`${here}?preview=`} data-reload="">
        {words('preview.exit')}
      </a>
    </aside>
  );
}
