import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import styles from './layout.module.css';
import { showHead } from './page-head.tsx';

/** The page that was asked for does not exist, or could not be made (§2, §8). */
export function ErrorScreen() {
  const { words, shopper } = useShop();
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const home = linkTo(placeOf(shopper), 'home');
  const title = status === 404 ? words('error.notFoundTitle') : words('error.title');
  useEffect(() => {
    showHead({ title, isHidden: true }, shopper);
  }, [title, shopper]);
  const { revalidate, state } = useRevalidator();
  const path = (home === '/' ? '' : home) + pathname;
  useEffect(() => {
    track(status === 404 ? 'error:404' : 'error:500', { path });
  }, [status, path]);
  useEffect(() => {
    if (status === 404) return;
    // What failed for want of a network is asked for again when there is one.
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status, revalidate]);
  return (
    <div className={styles.error}>
      <h1>{title}</h1>
      <p>{status === 404 ? words('error.notFound', { path: decoded(path) }) : words('error.general')}</p>
      {status !== 404 && <p>{words('error.status', { status })}</p>}
      {status !== 404 && (
        <p>
          <Button type="button" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
            {words('error.tryAgain')}
          </Button>
        </p>
      )}
      <ButtonLink href={home}>{words('error.toHome')}</ButtonLink>
    </div>
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
