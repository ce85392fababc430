/** `/images/{type}/{folder}/{file}`: which picture, in which size and form. The contract's layout of an image server. */
export interface ImageSize {
  width: number;
  height: number;
}

export interface ImageAddress extends ImageSize {
  /** The name the contract gives out, always `.jpg`. */
  fileName: string;
  format: ImageFormat;
}

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const form = /^\/images\/product\/(\d{2,4}[fx]\d{2,4}|raw)\/([a-z0-9-]{1,80})\.(avif|webp|jpg)$/;

/** Only fixed sizes exist: free ones would let a visitor fill the disk. */
const sizes = new Map<string, ImageSize>([
  ['raw', { width: 1600, height: 2000 }],
  ['40x40', { width: 40, height: 40 }],
  ['100x100', { width: 100, height: 100 }],
]);
for (let width = 100; width <= 2000; width += 100)
  sizes.set(`${width}f${width * 1.25}`, { width, height: width * 1.25 });

export function parseImageAddress(path: string): ImageAddress | undefined {
  const [, folder, name, format] = form.exec(path) ?? [];
  const size = sizes.get(folder ?? '');
  return size && { fileName: `${name}.jpg`, ...size, format: format as ImageFormat };
}
