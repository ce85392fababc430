import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { addPaymentMethod, type NewPaymentMethod } from './payment-method.queries.ts';

const cardNames: Record<LocaleCode, string> = {
  sv: 'Kort',
  da: 'Kort',
  en: 'Card',
  fi: 'Kortti',
  nb: 'Kort',
};
const sameInAllLocales = (name: string) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])) as Record<LocaleCode, string>;

/** `stripe-provider.ts` reads the keys. Klarna can be credit; Swish is Swedish only. */
const methods: NewPaymentMethod[] = [
  {
    key: 'stripe-swish',
    providerKey: 'stripe',
    credit: 'none',
    capture: 'at-once',
    names: sameInAllLocales('Swish'),
    markets: ['se'],
  },
  {
    key: 'stripe-card',
    providerKey: 'stripe',
    credit: 'possible',
    capture: 'at-once',
    names: cardNames,
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
  },
  {
    key: 'stripe-klarna',
    providerKey: 'stripe',
    credit: 'always',
    capture: 'on-shipment',
    names: sameInAllLocales('Klarna'),
    markets: ['se', 'dk', 'no', 'fi', 'de', 'nl', 'fr'],
  },
];

/** Adds the payment methods of Stripe if its key is set. If the key is removed, the methods stay but are not offered. */
export async function addStripePaymentMethods(
  db: Database,
  { STRIPE_SECRET_KEY }: Pick<BackendSettings, 'STRIPE_SECRET_KEY'>,
): Promise<void> {
  if (!STRIPE_SECRET_KEY) return;
  for (const method of methods) await addPaymentMethod(db, method);
}
