import sharp from 'sharp';
import {
  type BrandingPicture,
  ICON_SIZES,
  type IconVersion,
  MAIL_LOGO_SIZE,
  SHARE_SIZE,
} from '#contract/shop/branding.ts';
import { BrandingError } from './branding-error.ts';

const maxPictureBytes = 4 * 1024 * 1024;
const maxPicturePixels = 40_000_000;
/** Dots per inch at which an SVG is rasterised, so that it is sharp when it is enlarged. */
const svgDensity = 300;
const extensions: Record<string, string> = { svg: 'svg', png: 'png', jpeg: 'jpg', webp: 'webp' };

interface CheckedPicture {
  width: number;
  height: number;
  extension: string;
}

/** Decodes the whole picture. Throws if the shop cannot use it for this purpose. */
export async function checkPicture(bytes: Uint8Array, purpose: BrandingPicture): Promise<CheckedPicture> {
  if (bytes.byteLength > maxPictureBytes)
    throw new BrandingError(`The picture has more than ${maxPictureBytes / 1024 / 1024} MB.`);
  const picture = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' });
  const {
    format = '',
    width = 0,
    height = 0,
  } = await picture.metadata().catch(() => {
    throw new BrandingError('This is not a picture. Pictures must be SVG, PNG, JPEG or WebP.');
  });
  const extension = extensions[format];
  if (!extension) throw new BrandingError(`Pictures must be SVG, PNG, JPEG or WebP, not ${format}.`);
  if (extension === 'svg') checkSvg(Buffer.from(bytes).toString('utf8'));
  checkSize({ width, height, extension }, purpose);
  await picture.stats().catch(() => {
    throw new BrandingError('The picture is damaged or incomplete.');
  });
  return { width, height, extension };
}

function checkSize({ width, height, extension }: CheckedPicture, purpose: BrandingPicture): void {
  const size = `${width} × ${height} pixels`;
  if (purpose === 'icon') {
    if (width !== height) throw new BrandingError(`An icon must be a square; this picture has ${size}.`);
    if (extension !== 'svg' && width < 512)
      throw new BrandingError(`An icon must have at least 512 × 512 pixels; this picture has ${size}.`);
  }
  if (
    purpose === 'sharePicture' &&
    extension !== 'svg' &&
    (width < SHARE_SIZE.width || height < SHARE_SIZE.height)
  )
    throw new BrandingError(
      `A share picture must have at least ${SHARE_SIZE.width} × ${SHARE_SIZE.height} pixels; this one has ${size}.`,
    );
  if (purpose.startsWith('logo') && (width > 8 * height || height > 2 * width))
    throw new BrandingError(
      `A logo must be at most 8 times as wide and 2 times as high; this picture has ${size}.`,
    );
}

/** In an `img`, browsers run no script and load no other file. These rules also protect a person who opens the file. */
function checkSvg(text: string): void {
  if (
    // A script, an event handler, an entity, or a link to anything but the file itself and inline images.
    /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(href|src)\s*=\s*["'](?!#|data:image\/)/i.test(
      text,
    )
  )
    throw new BrandingError(
      'The SVG file has a script, an event handler, or a link to another file. Export it as a plain SVG.',
    );
}

/** Width of the picture in an icon of the width 1. Phones crop some versions, so these have a margin around the picture. */
const pictureWidths: Record<IconVersion, number> = {
  favicon: 1,
  apple: 0.86,
  'icon-192': 1,
  'icon-512': 1,
  'maskable-192': 0.72,
  'maskable-512': 0.72,
};

/** A version of the icon as PNG. `background` is the colour of the margin. */
export async function drawIcon(bytes: Uint8Array, version: IconVersion, background: string): Promise<Buffer> {
  const size = ICON_SIZES[version];
  const inner = Math.round(size * pictureWidths[version]);
  const picture = await sharp(bytes, { density: svgDensity })
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  if (pictureWidths[version] === 1) return picture;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The logo as PNG, because mail programs show no SVG. Its background is light, so that it can be read in dark mode too. */
export function drawMailLogo(bytes: Uint8Array, background: string): Promise<Buffer> {
  const { width, height } = MAIL_LOGO_SIZE;
  return sharp(bytes, { density: svgDensity })
    .resize(2 * width, 2 * height, { fit: 'inside' })
    .flatten({ background })
    .png({ palette: true })
    .toBuffer();
}

/** The share picture in the size that other sites expect. */
export function drawSharePicture(bytes: Uint8Array, background: string): Promise<Buffer> {
  return sharp(bytes, { density: svgDensity })
    .resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: 'cover' })
    .flatten({ background })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
