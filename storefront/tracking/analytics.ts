import { hideQuery } from '#storefront/browser/navigation/hidden-query.ts';
import { hasUnsentText } from '#storefront/browser/unsent-text.ts';
import { TAG_MANAGER_ELEMENT_ID } from '#storefront/config/tag-manager.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import { rulesOf } from '#storefront/routing/screens.ts';
import { isUntrackedPath } from '#storefront/routing/untracked-screens.ts';
import { currentConsent, onConsent } from '#storefront/session/consent.store.ts';
import { toDataLayer } from './data-layer.ts';
import type { TrackingEvent } from './events.ts';
import { storePendingEntries, takePendingEntries } from './pending-entries.ts';
import { denyConsentByDefault, loadTagManager, pushEntries, updateConsent } from './tag-manager.ts';
import { subscribe } from './track.ts';

interface AnalyticsOptions {
  /** Currency of the visitor's market. */
  currency: string;
  localeScope: LocaleScope;
}

interface AnalyticsState extends AnalyticsOptions {
  /** Undefined without a tag manager; empty in a document with an untracked screen. */
  script: string | undefined;
  isSubscribed: boolean;
  /** A loaded tag manager stays until the document is unloaded. */
  isLoaded: boolean;
  /** The events before the consent have been processed. */
  isCaughtUp: boolean;
  isReloading: boolean;
}

/**
 * Sends events to the tag manager, with consent only, which is checked for every event. In a document with an untracked
 * screen no third-party script is loaded; its events are stored for the next document.
 */
export function startAnalytics(options: AnalyticsOptions): void {
  const state: AnalyticsState = {
    ...options,
    script: document.getElementById(TAG_MANAGER_ELEMENT_ID)?.dataset.script,
    isSubscribed: false,
    isLoaded: false,
    isCaughtUp: false,
    isReloading: false,
  };
  applyConsent(state);
  onConsent(() => applyConsent(state));
  document.addEventListener('click', ({ target }) => reloadOnClick(state, target), { capture: true });
}

function applyConsent(state: AnalyticsState): void {
  const allowed = allowedPurposes();
  if (state.isLoaded && !state.isReloading) {
    updateConsent(allowed);
    // A reload would lose typed text. The next link then loads a new document instead.
    if (allowed.length === 0 && !hasUnsentText()) reload(state);
  }
  if (allowed.length === 0 || state.script === undefined || state.isSubscribed) return;
  state.isSubscribed = true;
  // A visitor who consents on an untracked screen is tracked from the next document on.
  if (state.script && !isUntrackedPath(state.localeScope, location.pathname)) {
    state.isLoaded = true;
    hideCartId(state);
    denyConsentByDefault();
    updateConsent(allowed);
    pushEntries(takePendingEntries({ canIdentifyBuyer: allowed.includes('marketing') }));
    loadTagManager(state.script);
  }
  subscribe((event) => sendEvent(state, event));
  state.isCaughtUp = true;
}

function sendEvent(state: AnalyticsState, event: TrackingEvent): void {
  if (state.isReloading) return;
  const allowed = allowedPurposes();
  if (state.isLoaded && state.isCaughtUp && event.name === 'page:impression') {
    // Client navigation led to an untracked screen, or the consent was withdrawn.
    if (rulesOf(event.data.screen).isUntracked || allowed.length === 0) {
      reload(state);
      return;
    }
    hideCartId(state);
  }
  if (allowed.length === 0) return;
  const { currency } = state;
  const canIdentifyBuyer = allowed.includes('marketing');
  const entries = toDataLayer(event, { currency, origin: location.origin, canIdentifyBuyer });
  if (state.isLoaded) pushEntries(entries);
  else if (allowed.includes('statistics')) storePendingEntries(entries);
}

/**
 * Makes a link load a new document. A document with a tag manager must not navigate to an untracked screen, nor anywhere after
 * the consent was withdrawn; a document without one cannot track the screen that the link leads to.
 */
function reloadOnClick(state: AnalyticsState, target: EventTarget | null): void {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !state.isSubscribed) return;
  const isUntracked = isUntrackedPath(state.localeScope, link.pathname);
  const canStay = state.isLoaded ? !isUntracked && allowedPurposes().length > 0 : isUntracked;
  if (canStay) return;
  link.dataset.reload = '';
  // The URL of the current page may give access to an order.
  link.referrerPolicy = 'strict-origin';
}

/** The cart id in the URL of the confirmation gives access to the order. */
function hideCartId({ localeScope }: AnalyticsState): void {
  if (location.pathname === linkTo(localeScope, 'checkout-confirm')) hideQuery();
}

/** Events after this call belong to the next document. */
function reload(state: AnalyticsState): void {
  state.isReloading = true;
  location.reload();
}

function allowedPurposes() {
  return currentConsent()?.allowed ?? [];
}
