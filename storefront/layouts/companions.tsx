import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { AddedBoxPlace } from '#storefront/features/cart-view/added-box-place.tsx';
import { useToldMarketChange } from '#storefront/features/cart-view/use-told-market-change.ts';
import { followConsentBanner, isConsentAsked } from '#storefront/features/consent/follow-consent-banner.ts';
import { MarketFollower } from '#storefront/features/market/market-follower.tsx';
import { SuggestionBanner } from '#storefront/features/market/suggestion-banner.tsx';
import { onConsent } from '#storefront/session/consent.store.ts';
import { useCustomer } from '#storefront/session/customer.store.ts';
import { keepSession } from '#storefront/session/keep-session.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { gatherImpressions } from '#storefront/tracking/gather-impressions.ts';
import { ConnectivityNotice } from '#storefront/ui/connectivity-notice.tsx';
import { LoadingSigns } from '#storefront/ui/loading-signs.tsx';
import { NotificationArea } from '#storefront/ui/notification-area.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { useMeasuring } from './use-measuring.ts';
import { useOfflinePages } from './use-offline-pages.ts';

const ActingBanner = lazy(() => import('#storefront/features/account/acting-banner.tsx'));

/** What goes along from page to page and is part of none. It comes when the page is ready: none of it is needed before. */
export default function Companions() {
  const { t, shopper } = useShop();
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  useEffect(gatherImpressions, []);
  useEffect(() => followConsentBanner(shopper.locale), [shopper.locale]);
  const isAsked = useSyncExternalStore(onConsent, isConsentAsked, () => false);
  useMeasuring();
  useOfflinePages();
  useToldMarketChange();
  useEffect(keepSession, []);
  return (
    <>
      <LoadingSigns
        isLoading={state !== 'idle'}
        isNewPage={next?.pathname !== pathname}
        message={t('loading.page')}
      />
      <PageAnnouncer />
      <ConnectivityNotice message={t('connectivity.offline')} />
      <MarketFollower />
      {/* One question at a time. */}
      {!isAsked && <SuggestionBanner />}
      <AddedBoxPlace />
      <ActingNotice />
      <PreviewBar />
      <NotificationArea closeLabel={t('shop.close')} />
    </>
  );
}

function ActingNotice() {
  const customer = useCustomer();
  return (
    customer?.isActedFor && (
      <Suspense>
        <ActingBanner customer={customer} />
      </Suspense>
    )
  );
}

/** Whoever does not see that the page changed hears its title. */
function PageAnnouncer() {
  const { key } = useLocation();
  const action = useNavigationType();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to speak.
  useEffect(() => {
    if (action === 'PUSH') setTitle(document.title);
  }, [key]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
