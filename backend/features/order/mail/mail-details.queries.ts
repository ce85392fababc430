import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { Currency } from '#backend/pricing/money.ts';

export interface MailDetails {
  currency: Currency;
  /** Its name in the customer's language. */
  paymentMethod: string;
}

export async function findMailDetails(
  db: Database,
  { currencyCode, paymentMethodId, languageId }: OrderDraft,
): Promise<MailDetails> {
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
