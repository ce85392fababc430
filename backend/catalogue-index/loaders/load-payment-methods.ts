import type { Database } from '#backend/database/connection.ts';
import type { PaymentMethod } from '../channel.ts';

/** Display order, required by law in several markets: methods without credit, then with possible credit, then credit. */
const byCredit = { none: 0, possible: 1, always: 2 };

/** By market id, in display order. */
export async function loadPaymentMethods(db: Database): Promise<Map<string, PaymentMethod[]>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('payment_method_market')
      .innerJoin(
        'payment_method',
        'payment_method.payment_method_id',
        'payment_method_market.payment_method_id',
      )
      .select(['market_id', 'payment_method.payment_method_id', 'method_key', 'provider_key', 'payment_type'])
      .select([
        'credit',
        'credit_type',
        'needs_identity_number',
        'identifies_strongly',
        'capture',
        'marks',
        'logo_path',
        'collects_address',
        'creditor',
      ])
      .orderBy('sort_order')
      .orderBy('payment_method.payment_method_id')
      .execute(),
    db
      .selectFrom('payment_method_text')
      .select(['payment_method_id', 'language_id', 'name', 'description'])
      .execute(),
  ]);
  const textsByMethod = Map.groupBy(texts, (row) => row.payment_method_id);
  const methodOf = (row: (typeof rows)[number]): PaymentMethod => ({
    id: row.payment_method_id,
    key: row.method_key,
    providerKey: row.provider_key,
    paymentType: row.payment_type as PaymentMethod['paymentType'],
    credit: row.credit as PaymentMethod['credit'],
    creditType: row.credit_type === 'none' ? null : (row.credit_type as PaymentMethod['creditType']),
    collectsAddress: row.collects_address,
    creditor: row.creditor,
    needsIdentityNumber: row.needs_identity_number,
    identifiesStrongly: row.identifies_strongly,
    capture: row.capture as PaymentMethod['capture'],
    marks: row.marks,
    logoPath: row.logo_path,
    texts: new Map(
      textsByMethod
        .get(row.payment_method_id)
        ?.map(({ language_id, name, description }) => [language_id, { name, description }]),
    ),
  });
  const grouped = Map.groupBy(rows, ({ market_id }) => market_id);
  return new Map(
    [...grouped].map(([marketId, methods]) => [
      marketId,
      methods.map(methodOf).sort((a, b) => byCredit[a.credit] - byCredit[b.credit]),
    ]),
  );
}
