import { join } from 'node:path';
import sharp from 'sharp';
import type { KeptFiles } from './file-cache.ts';

/** A picture that an editor brought in. */
export interface ContentImage {
  contentHash: string;
  bytes: Uint8Array;
}

export interface ServedImage {
  bytes: Buffer;
  type: string;
  /** The address says which version of the picture it is of. */
  isForEver: boolean;
}

/** `/images/pagewidget/{width}w/{name}--{version}.{form}`, or `raw` for the largest. The version may be left out. */
const form =
  /^\/images\/pagewidget\/(\d{3,4}w|raw)\/([\w-]{1,100}?)(?:--([0-9a-f]{12}))?\.(avif|webp|jpe?g|png)$/i;

/** Only fixed sizes exist: free ones would let a visitor fill the disk. */
const widths = new Map<string, number>([['raw', 2400]]);
for (const width of [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1600, 2000, 2400])
  widths.set(`${width}w`, width);

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** Pictures of pages, in the sizes and forms of the image server. */
export function createContentImages(
  folder: string,
  files: KeptFiles,
  find: (name: string) => Promise<ContentImage | undefined>,
) {
  return async (path: string): Promise<ServedImage | undefined> => {
    const [, size = '', name = '', version, ending = ''] = form.exec(path) ?? [];
    const width = widths.get(size);
    if (width === undefined) return undefined;
    const format = ending.toLowerCase().replace('jpeg', 'jpg') as keyof typeof types;
    // Of an address with a version the file says all there is to know: the database is asked when it is made.
    const known = version ?? (await find(name))?.contentHash.slice(0, 12);
    if (known === undefined) return undefined;
    const bytes = await files.get(join(folder, String(width), `${name}--${known}.${format}`), async () => {
      const image = await find(name);
      return image?.contentHash.startsWith(known) ? render(image.bytes, width, format) : undefined;
    });
    return bytes && { bytes, type: types[format], isForEver: version !== undefined };
  };
}

function render(bytes: Uint8Array, width: number, format: keyof typeof types): Promise<Buffer> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}
