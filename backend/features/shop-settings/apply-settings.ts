import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { type SettingsFile, settingsFileSchema } from '#contract/shop/settings-file.ts';
import { explainIssues } from '#contract/shop/shop-settings.ts';
import { addedLanguages, addStarterTexts } from './add-starter-texts.ts';
import { readSettingsFile } from './read-settings.ts';
import { ShopSettingsError } from './settings-error.ts';
import { insertRevision, listCurrencyCodes, listRevisions, lockSettings } from './shop-settings.queries.ts';
import {
  deleteMarket,
  upsertChannel,
  upsertMarket,
  upsertPaymentMethod,
  upsertShippingMethod,
  withdrawPaymentMethod,
  withdrawShippingMethod,
} from './write-settings.queries.ts';

export function parseSettingsFile(text: string): SettingsFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new ShopSettingsError(`The file is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(settingsFileSchema, content);
  if (parsed.success) return parsed.output;
  const problems = explainIssues(parsed.issues).map((problem) => `  ${problem}`);
  throw new ShopSettingsError(`The settings are not valid:\n${problems.join('\n')}`);
}

/**
 * Replaces the settings of the shop in one transaction. Throws if they were changed since the revision of the file. Does not
 * write unchanged entries. Languages that the markets did not offer before get the texts of a new shop.
 */
export function replaceSettings(
  db: Database,
  next: SettingsFile,
  changedBy: string,
): Promise<{ revision: number; languages: LocaleCode[] }> {
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const current = await readSettingsFile(trx);
    if (!current) throw new ShopSettingsError('The database has no shop yet: npm run shop -- init');
    await requireRevision(trx, current, next);
    const { channelId, file: before } = current;
    const revision = await writeSettings(trx, { channelId, before, next, changedBy });
    const languages = addedLanguages(before, next);
    if (languages.length > 0) await addStarterTexts(trx, next, languages);
    return { revision, languages };
  });
}

async function requireRevision(
  trx: Database,
  { channelId, file: { revision } }: { channelId: string; file: { revision: number } },
  next: SettingsFile,
): Promise<void> {
  if (next.revision === revision) return;
  if (next.revision === undefined)
    throw new ShopSettingsError('The file has no revision. Export the settings first, and change that file.');
  const [latest] = await listRevisions(trx, channelId);
  const author = latest ? `, by ${latest.changed_by} on ${latest.changed_at.toISOString().slice(0, 16)}` : '';
  throw new ShopSettingsError(
    `The file is of revision ${next.revision}, but the settings have been changed since: they are of revision ${revision}${author}. Export them again.`,
  );
}

interface SettingsChange {
  channelId: string;
  /** Undefined for a new shop. */
  before: (SettingsFile & { revision: number }) | undefined;
  next: SettingsFile;
  changedBy: string;
}

/** Writes the settings as a new revision, and returns its number. The transaction must have locked the settings. */
export async function writeSettings(
  trx: Database,
  { channelId, before, next, changedBy }: SettingsChange,
): Promise<number> {
  await requireCurrencies(trx, next);
  await upsertChannel(trx, channelId, next);
  await writeMarkets(trx, channelId, before?.markets ?? [], next.markets);
  await writeMethods(before?.shipping ?? [], next.shipping, {
    upsert: (method, index) => upsertShippingMethod(trx, method, index),
    withdraw: (key) => withdrawShippingMethod(trx, key),
  });
  await writeMethods(before?.payment ?? [], next.payment, {
    upsert: (method, index) => upsertPaymentMethod(trx, method, index),
    withdraw: (key) => withdrawPaymentMethod(trx, key),
  });
  const revision = (before?.revision ?? 0) + 1;
  const settings = JSON.stringify(next.shop);
  await insertRevision(trx, { channel_id: channelId, revision, settings, changed_by: changedBy });
  return revision;
}

async function requireCurrencies(trx: Database, { markets }: SettingsFile): Promise<void> {
  const known = (await listCurrencyCodes(trx)).map(({ currency_code }) => currency_code);
  const unknown = markets.find(({ currency }) => !known.includes(currency));
  if (unknown)
    throw new ShopSettingsError(
      `The market ${unknown.id} has the currency ${unknown.currency}. The shop knows ${known.join(', ')}.`,
    );
}

/** SQLSTATE of PostgreSQL: rows of another table reference the market. */
const foreignKeyViolation = '23503';

async function writeMarkets(
  trx: Database,
  channelId: string,
  before: SettingsFile['markets'],
  next: SettingsFile['markets'],
): Promise<void> {
  for (const [index, market] of next.entries())
    if (!isDeepStrictEqual(before[index], market)) await upsertMarket(trx, channelId, market, index);
  const removed = before.filter(({ id }) => !next.some((market) => market.id === id));
  for (const { id } of removed)
    await deleteMarket(trx, id).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
      throw new ShopSettingsError(
        `The market ${id} has carts or orders and cannot be removed. "onlyDisplayInCheckout": true hides it.`,
      );
    });
}

/** Compares methods by index, because their order is the display order: a moved method is written again. */
async function writeMethods<Method extends { key: string }>(
  before: readonly Method[],
  next: readonly Method[],
  {
    upsert,
    withdraw,
  }: { upsert(method: Method, index: number): Promise<void>; withdraw(key: string): Promise<void> },
): Promise<void> {
  for (const [index, method] of next.entries())
    if (!isDeepStrictEqual(before[index], method)) await upsert(method, index);
  for (const { key } of before) if (!next.some((method) => method.key === key)) await withdraw(key);
}
