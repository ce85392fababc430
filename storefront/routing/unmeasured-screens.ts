import { matchPath } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { Place } from './link-to.ts';
import { pathsOf, type Screen } from './paths.ts';

/**
 * Screens where nothing of others is ever loaded: where one pays or types a password, whose address alone opens something,
 * or that show what somebody lives on and bought. The confirmation is measured, for a purchase is told there; what its
 * address holds is hidden first.
 */
const unmeasured: ReadonlySet<Screen> = new Set<Screen>([
  'checkout',
  'order',
  'order-look-up',
  'order-cancel',
  'withdrawal',
  'account',
  'account-settings',
  'account-orders',
  'account-balance',
  'account-password',
  'sign-in',
  'create-account',
  'forgot-password',
  'reset-password',
  'newsletter',
  'content-preview',
  'preview-widgets',
]);

export function isUnmeasured(screen: string | undefined): boolean {
  return unmeasured.has(screen as Screen);
}

/** The same of an address that may be gone to. */
export function isUnmeasuredPath(place: Place, pathname: string): boolean {
  const prefix = pathPrefix(place.locale, place.pathMarket);
  if (prefix !== '' && !pathname.startsWith(`${prefix}/`)) return false;
  const path = pathname.slice(prefix.length);
  return [...unmeasured].some((screen) =>
    pathsOf(screen, place.locale).some((form) => matchPath(form, path) !== null),
  );
}
