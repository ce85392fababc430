import { advanceSequence, bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { everyLanguage } from '../languages.ts';
import { pickupPoints } from './pickup-points.ts';
import { defaultShippingMethod, deliveryAreas, shippingMethods } from './shipping-methods.ts';

const numberedMethods = shippingMethods.map((method, index) => ({ method, shipping_method_id: index + 1 }));

/** Each method in each of its markets. */
const offers = numberedMethods.flatMap(({ method, shipping_method_id }) =>
  Object.entries(method.fees).map(([market_id, fee]) => ({
    method,
    fee,
    key: { shipping_method_id, market_id },
  })),
);

export async function seedShipping(db: Database): Promise<void> {
  await insertMethods(db);
  await insertFees(db);
  await bulkInsert(
    db,
    'shipping_area',
    offers.flatMap(({ method, key }) => {
      const areas = method.areas?.[key.market_id] ?? deliveryAreas[key.market_id] ?? [];
      return areas.map(([first_zip, last_zip]) => ({ ...key, first_zip, last_zip }));
    }),
  );
  await bulkInsert(
    db,
    'pickup_point',
    offers.flatMap(({ method, key }) =>
      method.needsPickupPoint ? pickupPointsIn(key.market_id).map((point) => ({ ...key, ...point })) : [],
    ),
  );
  await advanceSequence(db, 'shipping_method', 'shipping_method_id');
}

async function insertMethods(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'shipping_method',
    numberedMethods.map(({ method, shipping_method_id }) => ({
      shipping_method_id,
      method_key: method.key,
      needs_pickup_point: method.needsPickupPoint ?? false,
      marks: [method.mark],
    })),
  );
  await bulkInsert(
    db,
    'shipping_method_text',
    numberedMethods.flatMap(({ method, shipping_method_id }) =>
      everyLanguage.map(([code, language_id]) => ({
        shipping_method_id,
        language_id,
        name: method.name[code],
        short_name: method.shortName?.[code] ?? '',
        environment: method.environment?.[code] ?? '',
        description: method.description[code],
      })),
    ),
  );
}

async function insertFees(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'shipping_fee',
    offers.map(({ method, fee, key }) => ({
      ...key,
      fee,
      is_default: method.key === defaultShippingMethod,
      sort_order: key.shipping_method_id,
      max_grams: method.maxGrams ?? null,
      min_days: method.days[key.market_id]?.[0] ?? null,
      max_days: method.days[key.market_id]?.[1] ?? null,
    })),
  );
  await bulkInsert(
    db,
    'shipping_weight_fee',
    offers.flatMap(({ method, fee, key }) =>
      (method.weightFees ?? []).map(([from_grams, multiple]) => ({
        ...key,
        from_grams,
        fee: fee * multiple,
      })),
    ),
  );
}

function pickupPointsIn(market: string) {
  return (pickupPoints[market] ?? []).map(([name, address_line_1, zip, city], index) => ({
    pickup_point_id: `${market}-${index + 1}`,
    name,
    address_line_1,
    zip,
    city,
  }));
}
