import { matchRoutes } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';
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

/** The same of an address that may be gone to, as the router reads it: capitals or a last slash make it no other. */
export function isUnmeasuredPath(place: LocaleScope, pathname: string): boolean {
  const paths = [...unmeasured].flatMap((screen) => pathsOf(screen, place.locale));
  const routes = paths.map((path) => ({ path }));
  return matchRoutes(routes, pathname, pathPrefix(place.locale, place.pathMarket) || '/') !== null;
}
