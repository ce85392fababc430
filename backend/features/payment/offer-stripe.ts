import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { addPaymentMethod, type NewPaymentMethod } from './payment-method.queries.ts';

const card = { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' };
const same = (name: string) => ({ sv: name, da: name, en: name, fi: name, nb: name });
const markets = ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'];

/** As `stripe-provider.ts` reads their keys. Klarna pays now or later; Swish is a Swedish bank's. */
const methods: NewPaymentMethod[] = [
  {
    ...{ key: 'stripe-swish', providerKey: 'stripe', credit: 'none', capture: 'at-once' },
    ...{ names: same('Swish'), markets: ['se'] },
  },
  {
    ...{ key: 'stripe-card', providerKey: 'stripe', credit: 'possible', capture: 'at-once' },
    ...{ names: card, markets },
  },
  {
    ...{ key: 'stripe-klarna', providerKey: 'stripe', credit: 'always', capture: 'on-shipment' },
    ...{ names: same('Klarna'), markets: ['se', 'dk', 'no', 'fi', 'de', 'nl', 'fr'] },
  },
];

/** Whoever has set the key of Stripe has its ways to pay on offer. Without the key they stay, and nobody is shown them. */
export async function offerStripe(
  db: Database,
  { STRIPE_SECRET_KEY }: Pick<BackendSettings, 'STRIPE_SECRET_KEY'>,
): Promise<void> {
  if (!STRIPE_SECRET_KEY) return;
  for (const method of methods) await addPaymentMethod(db, method);
}
