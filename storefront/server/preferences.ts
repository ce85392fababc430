import { type Consent, createConsent, readChoice, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES, type Cookie } from '#storefront/config/cookies.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { localPath } from '#storefront/routing/local-path.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import { readPlaceChoice } from '#storefront/session/place-choice.ts';

export type Preference =
  | { kind: 'kept'; cookies: [Cookie, string][]; location: string; consent?: Consent }
  | { kind: 'refused'; message: string };

type VisitedMarket = Pick<MarketFacts, 'alias' | 'onlyDisplayInCheckout'>;

/** What a visitor without script chooses: it is kept in cookies, and they go on where they were. */
export function readPreference(
  path: string,
  form: URLSearchParams,
  markets: readonly VisitedMarket[],
): Preference | undefined {
  if (path === PREFERENCE_PATHS.market) return readMarket(form.get('choice') ?? '', markets);
  if (path === PREFERENCE_PATHS.customerType) return readCustomerType(form);
  if (path === PREFERENCE_PATHS.consent) return readConsentForm(form);
  return undefined;
}

function readMarket(text: string, markets: readonly VisitedMarket[]): Preference {
  const choice = readPlaceChoice(text);
  if (!choice) return { kind: 'refused', message: 'Choose a market, a language and a page of this shop.' };
  // Where one only checks out one cannot look around.
  if (!markets.some(({ alias, onlyDisplayInCheckout }) => alias === choice.market && !onlyDisplayInCheckout))
    return { kind: 'refused', message: `There is no market ${choice.market}.` };
  return {
    kind: 'kept',
    cookies: [
      [COOKIES.selectedMarket, choice.market],
      [COOKIES.checkoutMarket, choice.market],
      [COOKIES.locale, choice.locale],
    ],
    location: choice.url,
  };
}

function readCustomerType(form: URLSearchParams): Preference {
  const chosen = SHOP.customerTypes.find(({ type }) => type === form.get('customerType'));
  const location = localPath(form.get('page') ?? '');
  if (!chosen || !location)
    return { kind: 'refused', message: 'Choose a customer type, on a page of this shop.' };
  return { kind: 'kept', cookies: [[COOKIES.customerType, chosen.type]], location };
}

/** The shop puts the same on record. Script that has written the cookie itself says by which id. */
function readConsentForm(form: URLSearchParams): Preference {
  const allowed = readChoice(form);
  if (!allowed) return { kind: 'refused', message: 'Choose what may be kept.' };
  // No address is so odd that one could not refuse on it.
  const location = localPath(form.get('page') ?? '') ?? '/';
  const consent = createConsent(allowed, { id: form.get('id') });
  return { kind: 'kept', cookies: [[COOKIES.consent, writeConsent(consent)]], location, consent };
}
