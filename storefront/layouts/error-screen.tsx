import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
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
  const path = (home === '/' ? '' : home) + pathname;
  return (
    <div className={styles.error}>
      <h1>{title}</h1>
      <p>{status === 404 ? words('error.notFound', { path: decoded(path) }) : words('error.general')}</p>
      {status !== 404 && <p>{words('error.status', { status })}</p>}
      {status !== 404 && (
        <p>
          <Button type="button" onClick={() => location.reload()}>
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
