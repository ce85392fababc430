import { hideQuery } from '#storefront/browser/hidden-query.ts';
import { MEASURING_MARK } from '#storefront/config/tag-manager.ts';
import { linkTo, type Place } from '#storefront/routing/link-to.ts';
import { isUnmeasuredPath } from '#storefront/routing/unmeasured-screens.ts';
import { currentConsent, onConsent } from '#storefront/session/consent.store.ts';
import { toDataLayer } from './data-layer.ts';
import type { TrackingEvent } from './events.ts';
import { denyByDefault, loadTagManager, pushEntries, tellConsent } from './tag-manager.ts';
import { subscribe } from './track.ts';
import { keepWaiting, takeWaiting } from './waiting-entries.ts';

interface MeasuredShop {
  /** Of the market that is shopped in. */
  currency: string;
  place: Place;
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
  const allowedNow = () => currentConsent()?.allowed ?? [];
  const isOwn = (pathname: string) => isUnmeasuredPath(place, pathname);
  const confirmation = linkTo(place, 'checkout-confirm');
  // Whoever knows the cart of a purchase can read the order.
  const hideCart = () => {
    if (location.pathname === confirmation) hideQuery();
  };

  const tell = (event: TrackingEvent) => {
    const allowed = allowedNow();
    if (allowed.length === 0) return;
    // However one came here: what is loaded cannot be unloaded but with the document.
    if (isLoaded && event.name === 'page:impression') {
      if (isOwn(location.pathname)) return location.reload();
      hideCart();
    }
    const mayTellWho = allowed.includes('marketing');
    const entries = toDataLayer(event, { currency, origin: location.origin, mayTellWho });
    if (isLoaded) pushEntries(entries);
    else keepWaiting(entries);
  };
  const look = () => {
    const allowed = allowedNow();
    if (isLoaded) tellConsent(allowed);
    if (allowed.length === 0 || script === undefined || isHeard) return;
    isHeard = true;
    // Who answers on such a page, in a document that began elsewhere, is measured from the next one on.
    if (script && !isOwn(location.pathname)) {
      isLoaded = true;
      hideCart();
      denyByDefault();
      tellConsent(allowed);
      pushEntries(takeWaiting());
      loadTagManager(script);
    }
    subscribe(tell);
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
