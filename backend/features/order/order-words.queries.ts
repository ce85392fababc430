import type { Database } from '#backend/database/connection.ts';
import type { Currency } from '#backend/pricing/money.ts';
import type { OrderDraft } from './order-draft.ts';

export function findCurrency(db: Database, code: string): Promise<Currency> {
  return db
    .selectFrom('currency')
    .select(['currency_code as code', 'name', 'symbol', 'minor_digits as minorDigits'])
    .where('currency_code', '=', code)
    .executeTakeFirstOrThrow();
}

/** What the customer calls the way to pay. */
export async function methodName(
  db: Database,
  { paymentMethodId, languageId }: Pick<OrderDraft, 'paymentMethodId' | 'languageId'>,
): Promise<string> {
  const text = await db
    .selectFrom('payment_method_text')
    .select('name')
    .where('payment_method_id', '=', paymentMethodId)
    .where('language_id', '=', languageId)
    .executeTakeFirst();
  return text?.name ?? '';
}
