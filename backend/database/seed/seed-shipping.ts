import type { Database } from '../connection.ts';
import { continueNumbering, insertAll } from './bulk-insert.ts';
import { pickupPoints } from './pickup-points.ts';
import type { SeedLanguage } from './seed-work.ts';
import { defaultShippingMethod, delivered, shippingMethods } from './shipping.ts';
import { languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];

export async function seedShipping(db: Database): Promise<void> {
  const numbered = shippingMethods.map((method, index) => ({ method, shipping_method_id: index + 1 }));
  const inMarkets = numbered.flatMap(({ method, shipping_method_id }) =>
    Object.entries(method.fees).map(([market_id, fee]) => ({
      method,
      fee,
      place: { shipping_method_id, market_id },
    })),
  );
  await insertAll(
    db,
    'shipping_method',
    numbered.map(({ method, shipping_method_id }) => ({
      shipping_method_id,
      method_key: method.key,
      needs_pickup_point: method.needsPickupPoint ?? false,
    })),
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
    inMarkets.map(({ method, fee, place }) => ({
      ...place,
      fee,
      is_default: method.key === defaultShippingMethod,
      sort_order: place.shipping_method_id,
      most_grams: method.mostGrams ?? null,
    })),
  );
  await insertAll(
    db,
    'shipping_area',
    inMarkets.flatMap(({ method, place }) => {
      const areas = method.areas?.[place.market_id] ?? delivered[place.market_id] ?? [];
      return areas.map(([first_zip, last_zip]) => ({ ...place, first_zip, last_zip }));
    }),
  );
  await insertAll(
    db,
    'shipping_weight_fee',
    inMarkets.flatMap(({ method, fee, place }) =>
      (method.heavier ?? []).map(([from_grams, times]) => ({ ...place, from_grams, fee: fee * times })),
    ),
  );
  await insertAll(
    db,
    'pickup_point',
    inMarkets.flatMap(({ method, place }) =>
      method.needsPickupPoint ? pointsAt(place.market_id).map((point) => ({ ...place, ...point })) : [],
    ),
  );
  await continueNumbering(db, 'shipping_method', 'shipping_method_id');
}

function pointsAt(market: string) {
  return (pickupPoints[market] ?? []).map(([name, address_line_1, zip, city], index) => ({
    pickup_point_id: `${market}-${index + 1}`,
    name,
    address_line_1,
    zip,
    city,
  }));
}
