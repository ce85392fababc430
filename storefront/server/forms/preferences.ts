import type { Consent } from '#contract/consent.ts';
import { createConsent, readChoice, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES, type Cookie, writeCookie } from '#storefront/config/cookies.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { parseLocalPath } from '#storefront/routing/links/parse-local-path.ts';
import { readMarketChoice } from '#storefront/session/markets/market-choice.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { type HttpRequest, type HttpResponse, redirectResponse, textResponse } from '../http/http-message.ts';

export type Preference =
  | { kind: 'accepted'; cookies: [Cookie, string][]; location: string; consent?: Consent }
  | { kind: 'rejected'; message: string };

type SelectableMarket = Pick<MarketFacts, 'alias' | 'onlyDisplayInCheckout'>;

/** Stores the preference in cookies and redirects back to the page. */
export function preferenceResponse(
  preference: Preference,
  { isSecure }: Pick<HttpRequest, 'isSecure'>,
): HttpResponse {
  if (preference.kind === 'rejected') return textResponse(422, preference.message);
  const cookies = preference.cookies.map(([cookie, value]) => writeCookie(cookie, value, isSecure));
  return redirectResponse(preference.location, { headers: { 'set-cookie': cookies } });
}

export function readMarketPreference(
  form: URLSearchParams,
  markets: readonly SelectableMarket[],
  localeCookie: Cookie = COOKIES.locale,
): Preference {
  const choice = readMarketChoice(form.get('choice') ?? '');
  if (!choice) return { kind: 'rejected', message: 'Choose a market, a language and a page of this shop.' };
  // Ship-to-only markets cannot be selected.
  if (!markets.some(({ alias, onlyDisplayInCheckout }) => alias === choice.market && !onlyDisplayInCheckout))
    return { kind: 'rejected', message: `There is no market ${choice.market}.` };
  return {
    kind: 'accepted',
    cookies: [
      [COOKIES.selectedMarket, choice.market],
      [COOKIES.checkoutMarket, choice.market],
      [localeCookie, choice.locale],
    ],
    location: choice.url,
  };
}

export function readCustomerTypePreference(form: URLSearchParams): Preference {
  const selected = SHOP.customerTypes.find(({ type }) => type === form.get('customerType'));
  const location = parseLocalPath(form.get('page') ?? '');
  if (!selected || !location)
    return { kind: 'rejected', message: 'Choose a customer type, on a page of this shop.' };
  return { kind: 'accepted', cookies: [[COOKIES.customerType, selected.type]], location };
}

/** With script, the page has already written the cookie and sends the id of its consent; otherwise a new id is created. */
export function readConsentPreference(form: URLSearchParams): Preference {
  const allowed = readChoice(form);
  if (!allowed) return { kind: 'rejected', message: 'Choose which purposes to allow.' };
  // A malformed path must not prevent the choice.
  const location = parseLocalPath(form.get('page') ?? '') ?? '/';
  const consent = createConsent(allowed, { id: form.get('id') });
  return { kind: 'accepted', cookies: [[COOKIES.consent, writeConsent(consent)]], location, consent };
}
