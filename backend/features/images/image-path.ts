import type { ImageFormat } from './image-format.ts';

export interface CoverRequest {
  /** The file name of the contract, always `.jpg`. */
  fileName: string;
  width: number;
  height: number;
  format: ImageFormat;
}

/** `/images/product/{folder}/{name}.{format}`, as on the contract's image server. */
const coverPathPattern = /^\/images\/product\/(\d{2,4}[fx]\d{2,4}|raw)\/([a-z0-9-]{1,80})\.(avif|webp|jpg)$/;

/**
 * Sizes by folder name. `400f500` has the aspect ratio of a drawn cover; `40x40` is a square. `raw` is the original of a
 * picture, and 1600 × 2000 for a drawn cover, which has no original. The sizes are fixed: a visitor who
 * could choose any size could fill the disk.
 */
export const PRODUCT_SIZES = new Map([
  ['raw', { width: 1600, height: 2000 }],
  ['40x40', { width: 40, height: 40 }],
  ['100x100', { width: 100, height: 100 }],
]);
for (let width = 100; width <= 2000; width += 100)
  PRODUCT_SIZES.set(`${width}f${width * 1.25}`, { width, height: width * 1.25 });

export function parseCoverPath(path: string): CoverRequest | undefined {
  const match = coverPathPattern.exec(path);
  if (!match) return undefined;
  const [, folder = '', name, format] = match;
  const size = PRODUCT_SIZES.get(folder);
  return size && { fileName: `${name}.jpg`, ...size, format: format as ImageFormat };
}
