import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { PickupPoint } from './delivery-offer.ts';

const mostPoints = 5;

export interface NearbyPoint extends PickupPoint {
  methodId: number;
}

export interface Place {
  marketId: string;
  methodIds: readonly number[];
  zip: string;
}

/**
 * The pick-up points of each method whose codes lie nearest. Codes that begin alike are near each other: as many as are
 * wanted are taken from both sides, so that an index answers it however many points there are.
 */
export async function findNearbyPoints(db: Database, place: Place): Promise<NearbyPoint[]> {
  const { marketId, methodIds, zip } = place;
  const columns = sql`pickup_point_id, shipping_method_id, name, address_line_1, zip, city`;
  const { rows } = await sql<{
    pickup_point_id: string;
    shipping_method_id: number;
    name: string;
    address_line_1: string;
    zip: string;
    city: string;
  }>`
    select near.* from unnest(${methodIds}::integer[]) as method (id), lateral (
      (select ${columns} from pickup_point
        where shipping_method_id = method.id and market_id = ${marketId} and zip >= ${zip}
        order by zip, pickup_point_id limit ${mostPoints})
      union all
      (select ${columns} from pickup_point
        where shipping_method_id = method.id and market_id = ${marketId} and zip < ${zip}
        order by zip desc, pickup_point_id limit ${mostPoints})
    ) near`.execute(db);
  const points = rows.map(
    (row): NearbyPoint => ({
      methodId: row.shipping_method_id,
      id: row.pickup_point_id,
      name: row.name,
      addressLine1: row.address_line_1,
      zip: row.zip,
      city: row.city,
    }),
  );
  return [...Map.groupBy(points, ({ methodId }) => methodId).values()].flatMap((own) =>
    own.sort((one, other) => distance(zip, one.zip) - distance(zip, other.zip)).slice(0, mostPoints),
  );
}

/** Between two codes of a country, read as numbers; letters behind the digits count for nothing. */
function distance(one: string, other: string): number {
  return Math.abs(Number.parseInt(one, 10) - Number.parseInt(other, 10));
}
