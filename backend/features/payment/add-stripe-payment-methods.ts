import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { byLocale } from '#contract/locales.ts';
import { addPaymentMethod, type NewPaymentMethod } from './payment-method.queries.ts';

/** `stripe-provider.ts` reads the keys. Klarna asks for the identity number itself; Swish is Swedish only. */
const methods: NewPaymentMethod[] = [
  {
    key: 'stripe-swish',
    providerKey: 'stripe',
    credit: 'none',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'at-once',
    names: byLocale(() => 'Swish'),
    marks: ['swish'],
    markets: ['se'],
  },
  {
    key: 'stripe-card',
    providerKey: 'stripe',
    credit: 'possible',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'at-once',
    names: byLocale(({ code }) => LANGUAGES[code].apiMessages.card),
    marks: ['visa', 'mastercard'],
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
  },
  {
    key: 'stripe-klarna',
    providerKey: 'stripe',
    credit: 'always',
    creditType: 'invoice',
    needsIdentityNumber: false,
    capture: 'on-shipment',
    names: byLocale(() => 'Klarna'),
    marks: [],
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
