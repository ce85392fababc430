import { buffer } from 'node:stream/consumers';
import type { Database } from '#backend/database/connection.ts';
import { BrandingError } from '#backend/features/branding/branding-error.ts';
import { brandingKey, storeBranding } from '#backend/features/branding/store-branding.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { BRANDING_FONTS, BRANDING_PICTURES, type Branding } from '#contract/shop/branding.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { replaceSettings } from './apply-settings.ts';
import { readSettingsFile } from './read-settings.ts';
import { ShopSettingsError } from './settings-error.ts';

type ReadFile = (path: string) => Promise<Uint8Array>;

/** Stores the files that the settings name by their paths, and returns the settings with the names of the stored files. */
export async function storeSettingsFiles(
  storage: ObjectStorage,
  settings: SettingsFile,
  read: ReadFile,
): Promise<SettingsFile> {
  try {
    const branding = await storeBranding(settings.shop, { storage, read });
    return { ...settings, shop: { ...settings.shop, branding } };
  } catch (error) {
    throw error instanceof BrandingError ? new ShopSettingsError(error.message) : error;
  }
}

export type BrandingPart = keyof Branding;
export const BRANDING_PARTS: readonly BrandingPart[] = [...BRANDING_PICTURES, ...BRANDING_FONTS];

interface BrandingChange {
  part: BrandingPart;
  /** Undefined removes the file, so that the design's default is used. `weights` of a font are a range such as `400 700`. */
  file: { path: string; weights?: string | undefined } | undefined;
  changedBy: string;
}

/** Replaces one file of the shop. Returns the new revision of the settings. */
export async function setBrandingFile(
  { db, storage, read }: { db: Database; storage: ObjectStorage; read: ReadFile },
  { part, file, changedBy }: BrandingChange,
): Promise<number> {
  const current = await readSettingsFile(db);
  if (!current) throw new ShopSettingsError('The database has no shop yet: npm run shop -- init');
  const { [part]: _, ...others } = current.file.shop.branding;
  const isFont = part === 'serifFont' || part === 'sansFont';
  const changed = file && {
    [part]: isFont ? { file: file.path, weights: file.weights ?? '400 700' } : file.path,
  };
  const shop = { ...current.file.shop, branding: { ...others, ...changed } };
  const next = await storeSettingsFiles(storage, { ...current.file, shop }, read);
  return (await replaceSettings(db, next, changedBy)).revision;
}

/** The files that the settings name, with their content. */
export async function readSettingsFiles(
  storage: ObjectStorage,
  { shop: { branding } }: SettingsFile,
): Promise<Map<string, Uint8Array>> {
  const names = BRANDING_PARTS.flatMap((part) => {
    const value = branding[part];
    return value === undefined ? [] : [typeof value === 'string' ? value : value.file];
  });
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const found = await storage.get(brandingKey(name));
    if (found) files.set(name, await buffer(found.stream));
  }
  return files;
}
