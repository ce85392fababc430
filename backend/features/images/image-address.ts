/** `/images/{type}/{folder}/{file}`: which picture, in which size and form. The contract's layout of an image server. */
export interface ImageAddress {
  /** The name the contract gives out, always `.jpg`. */
  fileName: string;
  width: number;
  format: ImageFormat;
}

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const form = /^\/images\/product\/(?:(\d{3,4})f(\d{3,4})|raw)\/([a-z0-9-]{1,80})\.(avif|webp|jpg)$/;
const rawWidth = 1600;

/** Only the fixed sizes exist (4:5, 100 to 2000 wide, in hundreds): free ones would let a visitor fill the disk. */
export function parseImageAddress(path: string): ImageAddress | undefined {
  const match = form.exec(path);
  if (!match) return undefined;
  const [, widthText, heightText, name, format] = match;
  const width = widthText ? Number(widthText) : rawWidth;
  if (width % 100 !== 0 || width < 100 || width > 2000) return undefined;
  if (heightText && Number(heightText) !== width * 1.25) return undefined;
  return { fileName: `${name}.jpg`, width, format: format as ImageFormat };
}
