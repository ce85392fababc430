import type { Database } from '#backend/database/connection.ts';
import type { CatalogueMessages } from '#backend/languages/catalogue-messages.ts';
import { languageOfCode } from '#backend/languages/languages.ts';
import {
  findParameter,
  insertFilter,
  insertValue,
  listLanguages,
  lockReleases,
  markReleases,
  reloadDownloadsWithoutFile,
  setPreOrderLimits,
  updateAvailableDays,
} from './release.queries.ts';

/** The parameter that marks new and forthcoming products; its lists are `/l/release/new` and `/l/release/forthcoming`. */
const releaseParameter = 'release';
const releaseValues = ['new', 'forthcoming'] as const;

/** A product is new for this many days. */
const newDays = 90;
const dayMs = 86_400_000;

/** Copies of each forthcoming book that can be ordered without stock. */
const defaultPreOrderLimit = 200;

interface ReleaseOptions {
  now?: number;
  preOrderLimit?: number | undefined;
}

/**
 * Background job: marks products as new or forthcoming by their day of publication, as a parameter, so that lists, filters and
 * other clients can use it, and sets how many copies of forthcoming products can be ordered. Returns the number of changes.
 */
export function updateReleases(db: Database, options?: ReleaseOptions): Promise<number> {
  return db.transaction().execute((trx) => updateReleasesWithin(trx, options));
}

/** As `updateReleases`, in the caller's transaction. */
export async function updateReleasesWithin(
  trx: Database,
  { now = Date.now(), preOrderLimit = defaultPreOrderLimit }: ReleaseOptions = {},
): Promise<number> {
  await lockReleases(trx);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  await updateAvailableDays(trx);
  const changedLimits = await setPreOrderLimits(trx, day(now), preOrderLimit);
  await reloadDownloadsWithoutFile(trx, day(now - dayMs));
  const parameterId = (await findParameter(trx, releaseParameter)) ?? (await insertParameter(trx));
  if (parameterId === undefined) return changedLimits;
  const days = { today: day(now), newSince: day(now - newDays * dayMs) };
  return changedLimits + (await markReleases(trx, parameterId, days));
}

async function insertParameter(trx: Database): Promise<number | undefined> {
  const languages = await listLanguages(trx);
  const labelsOf = (key: keyof CatalogueMessages['release']) =>
    languages.map(({ language_id, code }) => ({
      language_id,
      label: languageOfCode(code).catalogueMessages.release[key],
    }));
  const id = await insertFilter(trx, releaseParameter, labelsOf('label'));
  if (id === undefined) return undefined;
  for (const key of releaseValues) await insertValue(trx, id, key, labelsOf(key));
  return id;
}
