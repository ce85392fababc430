import type { Database } from '#backend/database/connection.ts';
import type { Currency } from '#backend/pricing/money.ts';
import type { OrderDraft } from './order-draft.ts';

export interface OrderWords {
  currency: Currency;
  /** What the customer calls the way to pay. */
  paymentMethod: string;
}

export async function findOrderWords(
  db: Database,
  { currencyCode, paymentMethodId, languageId }: OrderDraft,
): Promise<OrderWords> {
  const { paymentMethod, ...currency } = await db
    .selectFrom('currency')
    .select((row) => [
      'currency_code as code',
      'name',
      'symbol',
      'minor_digits as minorDigits',
      row
        .selectFrom('payment_method_text')
        .select('payment_method_text.name')
        .where('payment_method_id', '=', paymentMethodId)
        .where('language_id', '=', languageId)
        .as('paymentMethod'),
    ])
    .where('currency_code', '=', currencyCode)
    .executeTakeFirstOrThrow();
  return { currency, paymentMethod: paymentMethod ?? '' };
}
