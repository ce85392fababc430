import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { ImpersonationStrip } from '#storefront/features/account/impersonation/impersonation-strip.tsx';
import { AccountPanelHost } from '#storefront/features/account/panel/account-panel-host.tsx';
import {
  type Announcement,
  formatAnnouncement,
  loadAnnouncement,
} from '#storefront/features/announcement/load-announcement.ts';
import { countOf, loadCartLines } from '#storefront/features/cart/load-cart-lines.ts';
import { loadOptionMarks, type OptionMarks } from '#storefront/features/market/load-option-marks.ts';
import { loadMenus, type Menus } from '#storefront/features/menu/load-menus.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets/markets.ts';
import { nameCountries } from '#storefront/session/markets/name-countries.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { usePageTransition } from './use-page-transition.ts';
import { useScrollPosition } from './use-scroll-position.ts';

interface AppData {
  menus: Menus;
  markets: MarketFacts[];
  marks: OptionMarks;
  announcement: Announcement | null;
  /** Set on the server for visitors without script only; otherwise the browser loads it. */
  cartCount: number | null;
  customer: Customer | null;
}

/** Loads the data of the layouts. */
export async function loadApp({ context }: LoaderFunctionArgs): Promise<AppData> {
  const { api, shopper, cookies, isPersonal, side, loadShared } = environmentOf(context);
  const isPersonalPage = side === 'server' && isPersonal;
  const session = isPersonalPage ? sessionOf(context) : null;
  const customer = session?.customer() ?? null;
  const cartId = isPersonalPage ? cookies.get(COOKIES.cart) : undefined;
  const [menus, markets, marks, announcement, cartCount] = await Promise.all([
    loadShared('menus', () => loadMenus(api, shopper.origin)),
    loadShared('named-markets', async () => nameCountries(await loadMarkets(api), shopper.locale)),
    loadShared('option-marks', () => loadOptionMarks(api)),
    loadShared('announcement', () => loadAnnouncement(api)),
    session && cartId ? loadCartLines(session.api, cartId).then(countOf) : null,
  ]);
  const currency = markets.find(({ alias }) => alias === shopper.market)?.currency.code;
  return {
    menus,
    markets,
    marks,
    announcement: announcement && formatAnnouncement(announcement, shopper.locale, currency),
    cartCount,
    customer,
  };
}

/** Undefined when the root loader failed. */
export function useAppDataIfLoaded(): AppData | undefined {
  return useRouteLoaderData<AppData>('root');
}

export function useAppData(): AppData {
  const data = useAppDataIfLoaded();
  if (!data) throw new Error('root loader data is missing');
  return data;
}

/** Loaded when the page is idle. The page works without it. */
const AppOverlays = lazy<ComponentType>(() =>
  import('./app-overlays.tsx').catch(() => ({ default: () => null })),
);

export function App() {
  useScrollPosition();
  usePageTransition();
  const customer = useAppDataIfLoaded()?.customer;
  const impersonated = customer?.isImpersonated && customer;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => startTransition(() => setIdle(true)), TIMINGS.prefetchIdle), []);
  return (
    <>
      <Outlet />
      <AccountPanelHost />
      {impersonated && !isIdle && <ImpersonationStrip customer={impersonated} />}
      {isIdle && (
        <Suspense>
          <AppOverlays />
        </Suspense>
      )}
    </>
  );
}
