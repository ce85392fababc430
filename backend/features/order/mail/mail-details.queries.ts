import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type { Currency } from '#backend/pricing/money.ts';

export interface MailDetails {
  currency: Currency;
  /** Its name in the customer's language. */
  paymentMethod: string;
  /** The shop's own invoice, whose payment the shop does not see. */
  isInvoice: boolean;
}

export async function findMailDetails(
  db: Database,
  { currencyCode, paymentMethodId, languageId }: OrderDraft,
): Promise<MailDetails> {
  const { paymentMethod, providerKey, ...currency } = await db
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
      row
        .selectFrom('payment_method')
        .select('provider_key')
        .where('payment_method_id', '=', paymentMethodId)
        .as('providerKey'),
    ])
    .where('currency_code', '=', currencyCode)
    .executeTakeFirstOrThrow();
  return { currency, paymentMethod: paymentMethod ?? '', isInvoice: providerKey === INVOICE_PROVIDER };
}
