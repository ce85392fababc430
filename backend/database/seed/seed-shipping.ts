import type { Database } from '../connection.ts';
import { continueNumbering, insertAll } from './bulk-insert.ts';
import type { SeedLanguage } from './seed-work.ts';
import { defaultShippingMethod, shippingMethods } from './shipping.ts';
import { languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];

export async function seedShipping(db: Database): Promise<void> {
  const numbered = shippingMethods.map((method, index) => ({ method, shipping_method_id: index + 1 }));
  await insertAll(
    db,
    'shipping_method',
    numbered.map(({ method, shipping_method_id }) => ({ shipping_method_id, method_key: method.key })),
  );
  await insertAll(
    db,
    'shipping_method_text',
    numbered.flatMap(({ method, shipping_method_id }) =>
      everyLanguage.map(([code, language_id]) => ({
        shipping_method_id,
        language_id,
        name: method.name[code],
      })),
    ),
  );
  await insertAll(
    db,
    'shipping_fee',
    numbered.flatMap(({ method, shipping_method_id }) =>
      Object.entries(method.fees).map(([market_id, fee]) => ({
        shipping_method_id,
        market_id,
        fee,
        is_default: method.key === defaultShippingMethod,
        sort_order: shipping_method_id,
      })),
    ),
  );
  await continueNumbering(db, 'shipping_method', 'shipping_method_id');
}
