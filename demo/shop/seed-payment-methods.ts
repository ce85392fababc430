import { advanceSequence, bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { everyLanguage } from '../languages.ts';
import { paymentMethods, providerOf } from './payment-methods.ts';

export async function seedPaymentMethods(db: Database): Promise<void> {
  const numbered = paymentMethods.map((method, index) => ({ method, payment_method_id: index + 1 }));
  await bulkInsert(
    db,
    'payment_method',
    numbered.map(({ method, payment_method_id }) => ({
      payment_method_id,
      method_key: method.key,
      provider_key: providerOf(method),
      payment_type: method.paymentType,
      credit: method.credit,
      credit_type: method.creditType,
      collects_address: method.collectsAddress ?? false,
      creditor:
        method.creditType === 'none' || method.paymentType === 'STANDARD' ? null : 'Sandbox Bank (test)',
      needs_identity_number: method.needsIdentityNumber,
      // The sandbox identifies as a real provider does; the shop's own invoice has no identification.
      identifies_strongly: method.credit === 'always' && method.paymentType !== 'STANDARD',
      capture: method.capture,
      marks: method.marks ?? [],
    })),
  );
  await bulkInsert(
    db,
    'payment_method_text',
    numbered.flatMap(({ method, payment_method_id }) =>
      everyLanguage.map(([code, language_id]) => ({
        payment_method_id,
        language_id,
        name: method.name[code],
        description: method.description[code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'payment_method_market',
    numbered.flatMap(({ method, payment_method_id }) =>
      method.markets.map((market_id) => ({ payment_method_id, market_id, sort_order: payment_method_id })),
    ),
  );
  await advanceSequence(db, 'payment_method', 'payment_method_id');
}
