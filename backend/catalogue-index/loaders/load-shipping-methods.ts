import type { Database } from '#backend/database/connection.ts';
import type { ShippingMethod } from '../channel.ts';

/** By market id, in display order. */
export async function loadShippingMethods(db: Database): Promise<Map<string, ShippingMethod[]>> {
  const [fees, texts, areas, weightFees] = await Promise.all([
    db
      .selectFrom('shipping_fee')
      .innerJoin('shipping_method', 'shipping_method.shipping_method_id', 'shipping_fee.shipping_method_id')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('shipping_fee.shipping_method_id')
      .execute(),
    db.selectFrom('shipping_method_text').selectAll().execute(),
    db.selectFrom('shipping_area').selectAll().orderBy('first_zip').execute(),
    db.selectFrom('shipping_weight_fee').selectAll().orderBy('from_grams').execute(),
  ]);
  const textsOf = Map.groupBy(texts, (row) => row.shipping_method_id);
  const areasOf = Map.groupBy(areas, methodKey);
  const weightFeesOf = Map.groupBy(weightFees, methodKey);
  return groupedByMarket(fees, (row): ShippingMethod => {
    const key = methodKey(row);
    return {
      id: row.shipping_method_id,
      key: row.method_key,
      fee: row.fee,
      isDefault: row.is_default,
      needsPickupPoint: row.needs_pickup_point,
      maxGrams: row.max_grams,
      areas: (areasOf.get(key) ?? []).map(({ first_zip, last_zip }) => ({
        firstZip: first_zip,
        lastZip: last_zip,
      })),
      weightFees: (weightFeesOf.get(key) ?? []).map(({ from_grams, fee }) => ({
        fromGrams: from_grams,
        fee,
      })),
      marks: row.marks,
      logoPath: row.logo_path,
      texts: new Map(
        textsOf
          .get(row.shipping_method_id)
          ?.map(({ language_id, name, short_name, description }) => [
            language_id,
            { name, shortName: short_name, description },
          ]),
      ),
    };
  });
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
