import { hideQuery } from '#storefront/browser/hidden-query.ts';
import { hasTypedText } from '#storefront/browser/typing-memory.ts';
import { MEASURING_MARK } from '#storefront/config/tag-manager.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/link-to.ts';
import { isUnmeasured, isUnmeasuredPath } from '#storefront/routing/unmeasured-screens.ts';
import { currentConsent, onConsent } from '#storefront/session/consent.store.ts';
import { toDataLayer } from './data-layer.ts';
import type { TrackingEvent } from './events.ts';
import { denyByDefault, loadTagManager, pushEntries, tellConsent } from './tag-manager.ts';
import { subscribe } from './track.ts';
import { keepWaiting, takeWaiting } from './waiting-entries.ts';

interface MeasuredShop {
  /** Of the market that is shopped in. */
  currency: string;
  place: LocaleScope;
}

/**
 * The one subscriber that tells others. It exists only for visitors who allow it, and asks before each word whether they
 * still do. In a document where one pays, or that is somebody's own, nothing of others is loaded, ever: what is counted there
 * waits for the next.
 */
export function measure({ currency, place }: MeasuredShop): void {
  // None where the shop has no tag manager; an empty one in a document that is not measured.
  const script = document.getElementById(MEASURING_MARK)?.dataset.script;
  let isHeard = false;
  let isLoaded = false;
  let isCaughtUp = false;
  let isLeaving = false;
  const allowedNow = () => currentConsent()?.allowed ?? [];
  const isOwn = (pathname: string) => isUnmeasuredPath(place, pathname);
  const confirmation = linkTo(place, 'checkout-confirm');
  // Whoever knows the cart of a purchase can read the order.
  const hideCart = () => {
    if (location.pathname === confirmation) hideQuery();
  };

  // What is loaded cannot be unloaded but with the document. Until that is gone the next one counts, not this.
  const loadAnew = () => {
    isLeaving = true;
    location.reload();
  };
  const tell = (event: TrackingEvent) => {
    const allowed = allowedNow();
    if (isLeaving) return;
    if (isLoaded && isCaughtUp && event.name === 'page:impression') {
      // However one came here, and whatever was allowed meanwhile.
      if (isUnmeasured(event.data.screen) || allowed.length === 0) return loadAnew();
      hideCart();
    }
    if (allowed.length === 0) return;
    const mayTellWho = allowed.includes('marketing');
    const entries = toDataLayer(event, { currency, origin: location.origin, mayTellWho });
    if (isLoaded) pushEntries(entries);
    else if (allowed.includes('statistics')) keepWaiting(entries);
  };
  const look = () => {
    const allowed = allowedNow();
    if (isLoaded && !isLeaving) {
      tellConsent(allowed);
      // Whoever has typed something keeps it: then the next page is the one that is loaded anew.
      if (allowed.length === 0 && !hasTypedText()) loadAnew();
    }
    if (allowed.length === 0 || script === undefined || isHeard) return;
    isHeard = true;
    // Who answers on such a page, in a document that began elsewhere, is measured from the next one on.
    if (script && !isOwn(location.pathname)) {
      isLoaded = true;
      hideCart();
      denyByDefault();
      tellConsent(allowed);
      pushEntries(takeWaiting({ mayTellWho: allowed.includes('marketing') }));
      loadTagManager(script);
    }
    subscribe(tell);
    isCaughtUp = true;
  };
  look();
  onConsent(look);

  // A document with a tag manager is not one to pay in, nor to stay in for who takes their word back.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (!link || !isHeard) return;
      const isToOwn = isOwn(link.pathname);
      if (isLoaded ? !isToOwn && allowedNow().length > 0 : isToOwn) return;
      link.dataset.reload = '';
      // The address that one leaves may open an order: the next page is told the shop's alone.
      link.referrerPolicy = 'strict-origin';
    },
    { capture: true },
  );
}
