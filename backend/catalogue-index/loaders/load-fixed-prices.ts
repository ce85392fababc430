import type { Database } from '#backend/database/connection.ts';
import type { FixedPrice } from '../catalogue.ts';
import { isSelected, type ProductSelection } from './product-selection.ts';

/** By product id. */
export async function loadFixedPrices(
  db: Database,
  products: ProductSelection,
): Promise<Map<number, FixedPrice[]>> {
  const rows = await db
    .selectFrom('price_floor')
    .leftJoin('fixed_price', (join) =>
      join
        .onRef('fixed_price.product_id', '=', 'price_floor.product_id')
        .onRef('fixed_price.market_id', '=', 'price_floor.market_id'),
    )
    .select(['price_floor.product_id', 'price_floor.market_id', 'minimum', 'fixed_by'])
    .select(['price_floor.starts_at', 'price_floor.ends_at'])
    .where(isSelected('price_floor.product_id', products))
    .orderBy('price_floor.market_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id ?? 0)].map(([productId, floors]) => [
      productId,
      floors.map((floor) => ({
        marketId: floor.market_id ?? '',
        minimum: Number(floor.minimum),
        from: toMilliseconds(floor.starts_at) ?? 0,
        to: toMilliseconds(floor.ends_at),
        by: floor.fixed_by ?? '',
      })),
    ]),
  );
}

/** By market id: the times at which fixed prices start or end. */
export async function loadFixedPriceTimes(db: Database): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('price_floor')
    .select(['market_id', 'starts_at', 'ends_at'])
    .distinct()
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.market_id ?? '')].map(([marketId, floors]) => [
      marketId,
      [
        ...new Set(
          floors.flatMap(({ starts_at, ends_at }) =>
            [toMilliseconds(starts_at), toMilliseconds(ends_at)].flatMap((time) => time ?? []),
          ),
        ),
      ],
    ]),
  );
}

/** Null for `infinity`, which the driver returns as a number. */
function toMilliseconds(time: Date | null): number | null {
  return time instanceof Date ? time.getTime() : null;
}
