import { createHash } from 'node:crypto';
import { contentTypeOf } from '#backend/storage/content-types.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import {
  BRANDING_FONTS,
  BRANDING_PICTURES,
  type Branding,
  type BrandingFont,
  type BrandingPicture,
  type FontSettings,
  ICON_SIZES,
  type IconVersion,
  isStoredName,
  versionName,
} from '#contract/shop/branding.ts';
import { withDefaults } from '#contract/shop/colours.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import { BrandingError } from './branding-error.ts';
import { checkPicture, drawIcon, drawMailLogo, drawSharePicture } from './draw-pictures.ts';
import { readFont } from './read-font.ts';

interface BrandingFiles {
  storage: ObjectStorage;
  /** Reads a file that the settings name by its path. */
  read(path: string): Promise<Uint8Array>;
}

/**
 * Stores every file that the settings name by its path, and returns the branding with the names of the stored files. If the
 * settings already contain the name of a stored file, that file must exist.
 */
export async function storeBranding(
  { branding, theme }: Pick<ShopSettings, 'branding' | 'theme'>,
  files: BrandingFiles,
): Promise<Branding> {
  const background = withDefaults(theme.colours)['paper-raised'].light;
  const stored: Branding = {};
  for (const part of BRANDING_PICTURES) {
    const path = branding[part];
    if (path !== undefined)
      stored[part] = await storeUnlessStored(part, path, files, (bytes) =>
        storePicture(files.storage, { part, bytes, background }),
      );
  }
  for (const part of BRANDING_FONTS) {
    const font = branding[part];
    if (font) stored[part] = await storeFont(part, font, files);
  }
  return stored;
}

async function storeFont(
  part: BrandingFont,
  font: FontSettings,
  files: BrandingFiles,
): Promise<FontSettings> {
  if (isStoredName(font.file) && font.metrics) {
    await requireStored(part, font.file, files.storage);
    return font;
  }
  let { metrics } = font;
  const file = await storeUnlessStored(part, font.file, files, async (bytes) => {
    metrics = await readFont(bytes, part === 'serifFont' ? 'serif' : 'sans');
    return put(files.storage, `${hashOf(bytes)}.woff2`, bytes);
  });
  return { ...font, file, metrics };
}

/** Stores a new file, or checks that a stored file exists. Returns the stored name. Errors name the setting. */
async function storeUnlessStored(
  part: BrandingPicture | BrandingFont,
  path: string,
  { storage, read }: BrandingFiles,
  store: (bytes: Uint8Array) => Promise<string>,
): Promise<string> {
  if (isStoredName(path)) return requireStored(part, path, storage);
  const bytes = await read(path).catch(() => {
    throw new BrandingError(`shop.branding.${part}: there is no file ${path}.`);
  });
  return store(bytes).catch((error: unknown) => {
    throw error instanceof BrandingError
      ? new BrandingError(`shop.branding.${part}: ${error.message}`)
      : error;
  });
}

async function requireStored(part: string, name: string, storage: ObjectStorage): Promise<string> {
  if (await storage.head(brandingKey(name))) return name;
  throw new BrandingError(
    `shop.branding.${part}: the shop has no stored file ${name}. Use the path of your file.`,
  );
}

async function storePicture(
  storage: ObjectStorage,
  { part, bytes, background }: { part: BrandingPicture; bytes: Uint8Array; background: string },
): Promise<string> {
  const { width, height, extension } = await checkPicture(bytes, part);
  const name = `${hashOf(bytes)}-${width}x${height}.${extension}`;
  if (part === 'icon')
    for (const version of Object.keys(ICON_SIZES) as IconVersion[])
      await put(storage, versionName(name, version), await drawIcon(bytes, version, background));
  if (part === 'logo') await put(storage, versionName(name, 'mail'), await drawMailLogo(bytes, background));
  if (part === 'sharePicture')
    await put(storage, versionName(name, 'share'), await drawSharePicture(bytes, background));
  return put(storage, name, bytes);
}

async function put(storage: ObjectStorage, name: string, bytes: Uint8Array): Promise<string> {
  await storage.put(brandingKey(name), bytes, contentTypeOf(name));
  return name;
}

/** The key of a file in the object storage. */
export function brandingKey(name: string): string {
  return `branding/${name}`;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
