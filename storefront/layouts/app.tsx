import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { ImpersonationStrip } from '#storefront/features/account/impersonation/impersonation-strip.tsx';
import { AccountPanelHost } from '#storefront/features/account/panel/account-panel-host.tsx';
import type { AppData } from './load-app.ts';
import { usePageTransition } from './use-page-transition.ts';
import { useScrollPosition } from './use-scroll-position.ts';

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
      {/* Until the banner of AppOverlays is loaded. */}
      {impersonated && !isIdle && <ImpersonationStrip customer={impersonated} />}
      {isIdle && (
        <Suspense>
          <AppOverlays />
        </Suspense>
      )}
    </>
  );
}
