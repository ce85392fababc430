import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { whenIdle } from '#storefront/browser/when-idle.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { AccountPanelHost } from '#storefront/features/account/account-panel-host.tsx';
import { ActingStrip } from '#storefront/features/account/acting-strip.tsx';
import { countOf, loadCartLines } from '#storefront/features/cart/load-cart-lines.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets.ts';
import { nameCountries } from '#storefront/session/name-countries.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { type Announcement, loadAnnouncement } from './load-announcement.ts';
import { loadMenus, type Menus } from './load-menus.ts';
import { usePageTransition } from './use-page-transition.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export interface AppData {
  menus: Menus;
  markets: MarketFacts[];
  announcement: Announcement | null;
  /** Known on the server only for visitors without script; otherwise the browser finds out. */
  cartCount: number | null;
  customer: Customer | null;
}

/** What every screen has around it. */
export async function loadApp({ context }: LoaderFunctionArgs): Promise<AppData> {
  const { api, shopper, cookies, isPersonal, side, remember } = environmentOf(context);
  const isKnown = side === 'server' && isPersonal;
  const session = isKnown ? sessionOf(context) : null;
  const customer = session?.customer() ?? null;
  const cartId = isKnown ? cookies.get(COOKIES.cart) : undefined;
  const [menus, markets, announcement, cartCount] = await Promise.all([
    remember('menus', () => loadMenus(api, shopper.origin)),
    remember('named-markets', async () => nameCountries(await loadMarkets(api), shopper.locale)),
    remember('announcement', () => loadAnnouncement(api)),
    session && cartId ? loadCartLines(session.api, cartId).then(countOf) : null,
  ]);
  return { menus, markets, announcement, cartCount, customer };
}

/** Missing where the data itself could not be loaded. */
export function useAppDataIfLoaded(): AppData | undefined {
  return useRouteLoaderData<AppData>('root');
}

export function useAppData(): AppData {
  const data = useAppDataIfLoaded();
  if (!data) throw new Error('The layout’s data is not loaded.');
  return data;
}

/** A page without its companions is still a page. */
const Companions = lazy<ComponentType>(() =>
  import('./companions.tsx').catch(() => ({ default: () => null })),
);

export function App() {
  useScrollPosition();
  usePageTransition();
  const customer = useAppDataIfLoaded()?.customer;
  const acting = customer?.isActedFor && customer;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true), TIMINGS.prefetchIdle), []);
  return (
    <>
      <Outlet />
      <AccountPanelHost />
      {acting && !isSettled && <ActingStrip customer={acting} />}
      {isSettled && (
        <Suspense>
          <Companions />
        </Suspense>
      )}
    </>
  );
}
