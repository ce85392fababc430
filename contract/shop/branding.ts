import * as v from 'valibot';
import { readPictureSize } from '../product/picture-file.ts';

/** Path of the shop's own files. Their names contain a hash, so that they can be cached for ever. */
export const BRANDING_PATH = '/branding/';

/** The shop's own pictures and fonts. */
export const BRANDING_PICTURES = ['logo', 'logoDark', 'icon', 'sharePicture'] as const;
export const BRANDING_FONTS = ['serifFont', 'sansFont'] as const;
export type BrandingPicture = (typeof BRANDING_PICTURES)[number];
export type BrandingFont = (typeof BRANDING_FONTS)[number];

/** The generated versions of the icon: name and size in pixels. */
export const ICON_SIZES = {
  favicon: 48,
  apple: 180,
  'icon-192': 192,
  'icon-512': 512,
  'maskable-192': 192,
  'maskable-512': 512,
} as const;
export type IconVersion = keyof typeof ICON_SIZES;

/** Pixels of the share picture. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** The largest logo of a mail, in CSS pixels. Its file has twice as many. */
export const MAIL_LOGO_SIZE = { width: 240, height: 40 } as const;

const storedPicture = /^[\da-f]{16}-\d{1,5}x\d{1,5}\.(svg|png|jpg|webp)$/;
const storedFont = /^[\da-f]{16}\.woff2$/;

/** Whether a stored file has the name. Other names in a settings file are paths, which the import reads. */
export function isStoredName(name: string): boolean {
  return storedPicture.test(name) || storedFont.test(name);
}

const path = v.pipe(
  v.string('must be the path of a file'),
  v.nonEmpty('must not be empty'),
  v.maxLength(300, 'must be at most 300 characters long'),
);

const font = v.strictObject({
  /** A woff2 file. */
  file: path,
  /** One weight, or the range of a variable font. */
  weights: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{2}( [1-9]\d{2})?$/, 'must be a weight such as 400, or a range such as 100 900'),
    ),
    '400 700',
  ),
  /** Measures in percent, written by the import: a fallback font gets the same size, so that the page does not move. */
  metrics: v.optional(
    v.strictObject({ sizeAdjust: v.number(), ascent: v.number(), descent: v.number(), lineGap: v.number() }),
  ),
});

/** Pages use the design's own file for an absent entry. Without a logo, they show the name of the shop. */
export const brandingSchema = v.strictObject({
  logo: v.optional(path),
  /** Shown in dark mode instead of `logo`. */
  logoDark: v.optional(path),
  /** A square. All icons are generated from it. */
  icon: v.optional(path),
  /** Shown by other sites for links to pages without a picture. */
  sharePicture: v.optional(path),
  serifFont: v.optional(font),
  sansFont: v.optional(font),
});

export type Branding = v.InferOutput<typeof brandingSchema>;
export type FontSettings = v.InferOutput<typeof font>;

/** Undefined for a name that no import has written. */
export function brandingUrl(name: string | undefined): string | undefined {
  return name !== undefined && isStoredName(name) ? BRANDING_PATH + name : undefined;
}

interface LogoPicture {
  url: string;
  width: number;
  height: number;
}

/** The logo's URL and size; undefined without a stored logo. */
export function logoOf(name: string | undefined): LogoPicture | undefined {
  const url = brandingUrl(name);
  const size = name === undefined ? undefined : readPictureSize(name);
  return url && size ? { url, ...size } : undefined;
}

/** Generated files: of the icon, of the share picture in its standard size, and of the logo as PNG for mail programs. */
type FileVersion = IconVersion | 'share' | 'mail';

/** The name of a generated file begins with the same hash of 16 digits as the name of its original. */
export function versionName(name: string, version: FileVersion): string {
  return `${name.slice(0, 16)}-${version}.${version === 'share' ? 'jpg' : 'png'}`;
}

export function versionUrl(name: string | undefined, version: FileVersion): string | undefined {
  return name !== undefined && isStoredName(name) ? BRANDING_PATH + versionName(name, version) : undefined;
}
