import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { AddedBoxSlot } from '#storefront/features/cart-view/added-box/added-box-slot.tsx';
import { useMarketChangeNotice } from '#storefront/features/cart-view/use-market-change-notice.ts';
import {
  attachConsentBanner,
  isConsentBannerOpen,
} from '#storefront/features/consent/attach-consent-banner.ts';
import { MarketFollower } from '#storefront/features/market/market-follower.tsx';
import { SuggestionBanner } from '#storefront/features/market/suggestion-banner.tsx';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import { startSessionRenewal } from '#storefront/session/auth/renew-session.ts';
import { onConsent } from '#storefront/session/consent.store.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { groupImpressions } from '#storefront/tracking/group-impressions.ts';
import { LoadingIndicators } from '#storefront/ui/loading/loading-indicators.tsx';
import { ConnectivityNotice } from '#storefront/ui/notifications/connectivity-notice.tsx';
import { NotificationArea } from '#storefront/ui/notifications/notification-area.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { useConsentedTracking } from './use-consented-tracking.ts';
import { useOfflinePages } from './use-offline-pages.ts';

const ImpersonationBanner = lazy(
  () => import('#storefront/features/account/impersonation/impersonation-banner.tsx'),
);

/** Notices, indicators and listeners that persist across pages. Loaded when the page is idle. */
export default function AppOverlays() {
  const { t, shopper } = useShop();
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  useEffect(groupImpressions, []);
  useEffect(() => attachConsentBanner(shopper.locale), [shopper.locale]);
  const isConsentPending = useSyncExternalStore(onConsent, isConsentBannerOpen, () => false);
  useConsentedTracking();
  useOfflinePages();
  useMarketChangeNotice();
  useEffect(startSessionRenewal, []);
  return (
    <>
      <LoadingIndicators
        isLoading={state !== 'idle'}
        isNewPage={next?.pathname !== pathname}
        message={t('loading.page')}
      />
      <PageAnnouncer />
      <ConnectivityNotice message={t('connectivity.offline')} />
      <MarketFollower />
      {/* One prompt at a time. */}
      {!isConsentPending && <SuggestionBanner />}
      <AddedBoxSlot />
      <ImpersonationNotice />
      <PreviewBar />
      <NotificationArea closeLabel={t('shop.close')} />
    </>
  );
}

function ImpersonationNotice() {
  const customer = useCustomer();
  return (
    customer?.isImpersonated && (
      <Suspense>
        <ImpersonationBanner customer={customer} />
      </Suspense>
    )
  );
}

/** Announces the title of a new page to screen readers. */
function PageAnnouncer() {
  const { key } = useLocation();
  const action = useNavigationType();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the trigger.
  useEffect(() => {
    if (action === 'PUSH') setTitle(document.title);
  }, [key]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
