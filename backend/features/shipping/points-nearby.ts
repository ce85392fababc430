import type { Database } from '#backend/database/connection.ts';
import { RecentlyUsed } from '#backend/graphql/recently-used.ts';
import { findNearbyPoints, type NearbyPoint, type Place } from './pickup-point.queries.ts';

/** A checkout asks with every change, and neighbours ask for the same; points come and go by the day. */
const keptForMs = 60_000;
const mostKept = 1000;

interface Known {
  points: Promise<NearbyPoint[]>;
  until: number;
}

const knownIn = new WeakMap<Database, RecentlyUsed<Known>>();

/** The pick-up points near a postal code, asked of the database once a minute. */
export function pointsNearby(db: Database, place: Place): Promise<NearbyPoint[]> {
  const known = knownIn.get(db) ?? new RecentlyUsed<Known>(mostKept);
  knownIn.set(db, known);
  const key = `${place.marketId} ${place.zip} ${place.methodIds}`;
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.points;
  const points = findNearbyPoints(db, place);
  known.set(key, { points, until: Date.now() + keptForMs }, 1);
  // What failed is not kept.
  points.catch(() => known.set(key, { points, until: 0 }, 1));
  return points;
}
