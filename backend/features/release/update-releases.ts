import type { Database } from '#backend/database/connection.ts';
import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import {
  findParameter,
  insertFilter,
  insertValue,
  listLanguages,
  lockReleases,
  markReleases,
  moveAvailableDays,
  setPreOrderLimits,
} from './release.queries.ts';
import { RELEASE_PARAMETER, releaseLabel, releaseValues } from './release-texts.ts';

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

/** The same inside a transaction. */
export async function updateReleasesWithin(
  trx: Database,
  { now = Date.now(), preOrderLimit = defaultPreOrderLimit }: ReleaseOptions = {},
): Promise<number> {
  await lockReleases(trx);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  await moveAvailableDays(trx);
  const limited = await setPreOrderLimits(trx, day(now), preOrderLimit);
  const parameterId = (await findParameter(trx, RELEASE_PARAMETER)) ?? (await insertParameter(trx));
  if (parameterId === undefined) return limited;
  const days = { today: day(now), newSince: day(now - newDays * dayMs) };
  return limited + (await markReleases(trx, parameterId, days));
}

async function insertParameter(trx: Database): Promise<number | undefined> {
  const languages = await listLanguages(trx);
  const labelsOf = (texts: Record<LocaleCode, string>) =>
    languages.map(({ language_id, code }) => ({
      language_id,
      label: texts[isLocaleCode(code) ? code : 'en'],
    }));
  const id = await insertFilter(trx, RELEASE_PARAMETER, labelsOf(releaseLabel));
  if (id === undefined) return undefined;
  for (const [key, texts] of Object.entries(releaseValues)) await insertValue(trx, id, key, labelsOf(texts));
  return id;
}
