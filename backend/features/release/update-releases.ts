import type { Database } from '#backend/database/connection.ts';
import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import {
  findParameter,
  insertFilter,
  insertValue,
  listLanguages,
  lockReleases,
  markReleases,
} from './release.queries.ts';
import { RELEASE_PARAMETER, releaseLabel, releaseValues } from './release-texts.ts';

/** A product is new for this many days. */
const newDays = 90;
const dayMs = 86_400_000;

/**
 * Background job: marks products as new or forthcoming by their day of publication, as a parameter, so that lists, filters and
 * other clients can use it. Returns the number of changes.
 */
export function updateReleases(db: Database, now?: number): Promise<number> {
  return db.transaction().execute((trx) => updateReleasesWithin(trx, now));
}

/** The same inside a transaction. */
export async function updateReleasesWithin(trx: Database, now = Date.now()): Promise<number> {
  await lockReleases(trx);
  const parameterId = (await findParameter(trx, RELEASE_PARAMETER)) ?? (await insertParameter(trx));
  if (parameterId === undefined) return 0;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return markReleases(trx, parameterId, { today: day(now), newSince: day(now - newDays * dayMs) });
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
