import type { Database } from '#backend/database/connection.ts';
import type { ShippingMethod } from '../channel.ts';

/** The shipping methods of each market, by market id, in display order. */
export async function loadShippingMethods(db: Database): Promise<Map<string, ShippingMethod[]>> {
  const { fees, texts, areas, weightFees } = await loadRows(db);
  const textsByMethod = Map.groupBy(texts, (row) => row.shipping_method_id);
  const areasByMethod = Map.groupBy(areas, methodKey);
  const weightFeesByMethod = Map.groupBy(weightFees, methodKey);
  return groupedByMarket(fees, (row): ShippingMethod => {
    const key = methodKey(row);
    return {
      id: row.shipping_method_id,
      key: row.method_key,
      fee: row.fee,
      isDefault: row.is_default,
      needsPickupPoint: row.needs_pickup_point,
      maxGrams: row.max_grams,
      areas: (areasByMethod.get(key) ?? []).map(({ first_zip, last_zip }) => ({
        firstZip: first_zip,
        lastZip: last_zip,
      })),
      weightFees: (weightFeesByMethod.get(key) ?? []).map(({ from_grams, fee }) => ({
        fromGrams: from_grams,
        fee,
      })),
      deliveryDays:
        row.min_days !== null && row.max_days !== null ? { min: row.min_days, max: row.max_days } : null,
      marks: row.marks,
      logoPath: row.logo_path,
      texts: new Map(
        textsByMethod
          .get(row.shipping_method_id)
          ?.map(({ language_id, name, short_name, description, environment }) => [
            language_id,
            { name, shortName: short_name, description, environment },
          ]),
      ),
    };
  });
}

async function loadRows(db: Database) {
  const [fees, texts, areas, weightFees] = await Promise.all([
    db
      .selectFrom('shipping_fee')
      .innerJoin('shipping_method', 'shipping_method.shipping_method_id', 'shipping_fee.shipping_method_id')
      .select([
        'market_id',
        'shipping_fee.shipping_method_id',
        'method_key',
        'fee',
        'is_default',
        'max_grams',
        'min_days',
        'max_days',
      ])
      .select(['needs_pickup_point', 'marks', 'logo_path'])
      .orderBy('sort_order')
      .orderBy('shipping_fee.shipping_method_id')
      .execute(),
    db
      .selectFrom('shipping_method_text')
      .select(['shipping_method_id', 'language_id', 'name', 'short_name', 'description', 'environment'])
      .execute(),
    db
      .selectFrom('shipping_area')
      .select(['market_id', 'shipping_method_id', 'first_zip', 'last_zip'])
      .orderBy('first_zip')
      .execute(),
    db
      .selectFrom('shipping_weight_fee')
      .select(['market_id', 'shipping_method_id', 'from_grams', 'fee'])
      .orderBy('from_grams')
      .execute(),
  ]);
  return { fees, texts, areas, weightFees };
}

function methodKey({
  shipping_method_id,
  market_id,
}: {
  shipping_method_id: number;
  market_id: string;
}): string {
  return `${market_id}/${shipping_method_id}`;
}

function groupedByMarket<Row extends { market_id: string }>(
  rows: Row[],
  methodOf: (row: Row) => ShippingMethod,
): Map<string, ShippingMethod[]> {
  const grouped = Map.groupBy(rows, ({ market_id }) => market_id);
  return new Map([...grouped].map(([marketId, methods]) => [marketId, methods.map(methodOf)]));
}
