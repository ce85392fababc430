import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { PickupPoint } from './shipping-option.ts';

const maxPoints = 5;

/**
 * Which postal codes of a country are near each other. Similar codes are close, but the difference of two codes is not a
 * distance: a Swedish code that begins with another digit can be across the country, and a French code starts with the number of
 * the department.
 */
interface Nearness {
  maxDifference: number;
  /** Replaces `maxDifference` for codes with this first digit: a large city has many codes. */
  maxDifferenceOfDigit?: Readonly<Record<string, number>>;
  isFirstDigitEqual?: true;
}

const nearness: Partial<Record<string, Nearness>> = {
  SE: { maxDifference: 800, maxDifferenceOfDigit: { 1: 6500 }, isFirstDigitEqual: true },
  DK: { maxDifference: 900 },
  NO: { maxDifference: 500 },
  FI: { maxDifference: 2999, isFirstDigitEqual: true },
  AX: { maxDifference: 900 },
  DE: { maxDifference: 3000, isFirstDigitEqual: true },
  NL: { maxDifference: 300 },
  FR: { maxDifference: 999 },
};
const defaultNearness: Nearness = { maxDifference: 1000 };

export interface NearbyPickupPoint extends PickupPoint {
  methodId: number;
}

export interface PickupPointSearch {
  marketId: string;
  country: string;
  methodIds: readonly number[];
  zip: string;
}

/**
 * The pick-up points of each method with the nearest postal codes, none in another part of the country. The query reads
 * `maxPoints` on both sides of the code, so that an index serves it for any number of points.
 */
export async function selectNearbyPickupPoints(
  db: Database,
  search: PickupPointSearch,
): Promise<NearbyPickupPoint[]> {
  const { marketId, country, methodIds, zip } = search;
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
        order by zip, pickup_point_id limit ${maxPoints})
      union all
      (select ${columns} from pickup_point
        where shipping_method_id = method.id and market_id = ${marketId} and zip < ${zip}
        order by zip desc, pickup_point_id limit ${maxPoints})
    ) near`.execute(db);
  const points = rows.map(
    (row): NearbyPickupPoint => ({
      methodId: row.shipping_method_id,
      id: row.pickup_point_id,
      name: row.name,
      addressLine1: row.address_line_1,
      zip: row.zip,
      city: row.city,
    }),
  );
  return [...Map.groupBy(points, ({ methodId }) => methodId).values()].flatMap((pointsOfMethod) =>
    pointsOfMethod
      .filter((point) => isNear(country, zip, point.zip))
      .sort((a, b) => distance(zip, a.zip) - distance(zip, b.zip))
      .slice(0, maxPoints),
  );
}

function isNear(country: string, zip: string, other: string): boolean {
  const { maxDifference, maxDifferenceOfDigit, isFirstDigitEqual } = nearness[country] ?? defaultNearness;
  if (isFirstDigitEqual && zip.charAt(0) !== other.charAt(0)) return false;
  return distance(zip, other) <= (maxDifferenceOfDigit?.[zip.charAt(0)] ?? maxDifference);
}

/** The numeric difference of two postal codes; letters after the digits are ignored. */
function distance(a: string, b: string): number {
  return Math.abs(Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
