import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { OFFLINE } from '#storefront/api/errors.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { SearchForm } from '#storefront/features/search/search-form.tsx';
import { decodePath } from '#storefront/routing/links/decode-path.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { useAppDataIfLoaded } from './app.tsx';
import styles from './error-screen.module.css';
import { showHead } from './page-head.tsx';

/** Shown for a missing page and for any other error (§2, §8). */
export function ErrorScreen() {
  const { t, shopper } = useShop();
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const home = linkTo(localeScopeOf(shopper), 'home');
  const isOffline = isRouteErrorResponse(error) && error.data === OFFLINE;
  const failureTitle = isOffline ? 'error.offlineTitle' : 'error.title';
  const title = t(isMissing ? 'error.notFoundTitle' : failureTitle);
  const path = pathPrefix(shopper.locale, shopper.pathMarket) + pathname;
  useEffect(() => {
    showHead({ title, isHidden: true }, shopper);
  }, [title, shopper]);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (isMissing) return;
    // Retries when the network is back.
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isMissing, revalidate]);
  useEffect(() => {
    if (!isOffline) track(isMissing ? 'error:404' : 'error:500', { path });
  }, [isMissing, isOffline, path]);
  return (
    <div className={styles.error}>
      {!isOffline && <p className={styles.status} data-status={status} aria-hidden="true" />}
      <div className={styles.text}>
        <h1>{title}</h1>
        {isMissing && (
          <>
            <p>{t('error.notFound', { path: decodePath(path) })}</p>
            <p>{t('error.help')}</p>
            <SearchForm />
          </>
        )}
        {isOffline && <p>{t('error.offline')}</p>}
        {!isMissing && !isOffline && (
          <>
            <p>{t('error.general')}</p>
            <p>{t('error.status', { status })}</p>
          </>
        )}
        <p className={styles.actions}>
          {!isMissing && (
            <Button type="button" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
              {t('error.tryAgain')}
            </Button>
          )}
          <ButtonLink href={home} isSecondary>
            {t('error.toHome')}
          </ButtonLink>
        </p>
      </div>
      {isMissing && <Categories />}
    </div>
  );
}

function Categories() {
  const { t } = useShop();
  const links = useAppDataIfLoaded()?.menus.main.links ?? [];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('error.categories')} className={styles.categories}>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <MenuAnchor link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
