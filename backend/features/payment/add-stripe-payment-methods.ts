import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { byLocale } from '#contract/locales.ts';
import { LOCAL_METHOD_KEYS, LOCAL_PAYMENT_METHODS } from '#contract/order/local-payment-methods.ts';
import { addPaymentMethod, type NewPaymentMethod } from './payment-method.queries.ts';

/** The methods of single countries that Stripe offers to every account. */
const localMethods = LOCAL_METHOD_KEYS.flatMap((key): NewPaymentMethod[] => {
  const { name, mark, markets, capturesLater, stripe } = LOCAL_PAYMENT_METHODS[key];
  if (!stripe || !name) return [];
  return [
    {
      key: `stripe-${stripe.type}`,
      providerKey: 'stripe',
      // A wallet charges a card, which can be a credit card.
      credit: capturesLater ? 'possible' : 'none',
      creditType: 'none',
      needsIdentityNumber: false,
      capture: capturesLater ? 'on-shipment' : 'at-once',
      names: byLocale(() => name),
      marks: [mark],
      markets,
    },
  ];
});

/**
 * The part of a key after `stripe-` is Stripe's name of the method. Klarna asks for the identity number itself. Stripe's page
 * adds Apple Pay and Google Pay to the card, on devices that have them.
 */
const methods: NewPaymentMethod[] = [
  ...localMethods,
  {
    key: 'stripe-card',
    providerKey: 'stripe',
    credit: 'possible',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'on-shipment',
    names: byLocale(({ code }) => LANGUAGES[code].apiMessages.card),
    marks: ['visa', 'mastercard', 'apple-pay', 'google-pay'],
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
  },
  {
    key: 'stripe-klarna',
    providerKey: 'stripe',
    credit: 'always',
    creditType: 'invoice',
    creditor: 'Klarna Bank AB (publ)',
    needsIdentityNumber: false,
    identifiesStrongly: true,
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
