import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { PICTURE_WIDTHS } from '#contract/product/picture-file.ts';
import type { StorePicture } from './create-store-picture.ts';
import { IMAGE_TYPES, type ImageFormat } from './image-format.ts';
import { PRODUCT_SIZES } from './image-path.ts';
import type { PictureProcessor } from './processing/picture-processor.ts';

/** An original in the storage. */
export interface OriginalPicture {
  storageKey: string;
  contentType: string;
}

interface PictureBytes {
  bytes: Uint8Array;
  type: string;
}

interface DerivedPictureServices {
  storage: ObjectStorage;
  processor: PictureProcessor;
  findOriginal(fileName: string): Promise<OriginalPicture | undefined>;
  /** Does not throw: if the disk is full, the error is logged and the version is served without being stored. */
  storeIfPossible: StorePicture;
}

/**
 * `/images/product/{folder}/{name}.{format}`. The folder is a size of the contract, a width such as `400w`, or `raw` for the
 * original.
 */
const picturePathPattern = /^\/images\/product\/(\w{3,9})\/([\da-f]{16}-\d{1,5}x\d{1,5})\.(avif|webp|jpg)$/;

/** The size, the fit and the format of a version. */
type Box = Parameters<PictureProcessor['resize']>[1];

/**
 * The box of a folder name: `400w` and `400f500` show the whole picture, `40x40` its middle. Undefined for other sizes: a
 * visitor who could choose any size could fill the storage.
 */
function boxOf(folder: string): Omit<Box, 'format'> | undefined {
  const width = PICTURE_WIDTHS.find((each) => folder === `${each}w`);
  if (width !== undefined) return { width, fit: 'inside' };
  const size = folder === 'raw' ? undefined : PRODUCT_SIZES.get(folder);
  return size && { ...size, fit: folder.includes('x') ? 'cover' : 'inside' };
}

/**
 * Serves pictures of products. A version in another size or format is generated at its first request and stored, so that it
 * is generated once for all processes of the shop. `network` is the visitor's: the queue of images alternates between networks.
 */
export function createDerivedPictures({
  storage,
  processor,
  findOriginal,
  storeIfPossible,
}: DerivedPictureServices) {
  const inFlight = new Map<string, Promise<Uint8Array | undefined>>();

  async function read(key: string): Promise<Buffer | undefined> {
    const stored = await storage.get(key);
    return stored && buffer(stored.stream);
  }

  async function derive(
    key: string,
    fileName: string,
    box: Box,
    network?: string,
  ): Promise<Uint8Array | undefined> {
    const stored = await read(key);
    if (stored) return stored;
    const original = await findOriginal(fileName);
    const bytes = original && (await read(original.storageKey));
    if (!bytes) return undefined;
    const derived = await processor.resize(bytes, box, network);
    await storeIfPossible(key, () => storage.put(key, derived, IMAGE_TYPES[box.format]));
    return derived;
  }

  async function readOriginal(fileName: string): Promise<PictureBytes | undefined> {
    const original = await findOriginal(fileName);
    const bytes = original && (await read(original.storageKey));
    return bytes && { bytes, type: original.contentType };
  }

  return async (path: string, network?: string): Promise<PictureBytes | undefined> => {
    const match = picturePathPattern.exec(path);
    if (!match) return undefined;
    const [, folder = '', name = ''] = match;
    const format = match[3] as ImageFormat;
    const fileName = `${name}.jpg`;
    if (folder === 'raw') return readOriginal(fileName);
    const box = boxOf(folder);
    if (!box) return undefined;
    const key = derivedKey(folder, name, format);
    let pending = inFlight.get(key);
    if (!pending) {
      pending = derive(key, fileName, { ...box, format }, network).finally(() => inFlight.delete(key));
      inFlight.set(key, pending);
    }
    const bytes = await pending;
    return bytes && { bytes, type: IMAGE_TYPES[format] };
  };
}

function derivedKey(folder: string, name: string, format: ImageFormat): string {
  return `pictures/derived/${name.slice(0, 2)}/${name}/${folder}.${format}`;
}

/** Keys of every version that can have been generated of a picture. */
export function derivedKeys(fileName: string): string[] {
  const name = fileName.replace(/\.jpg$/, '');
  const folders = [...PRODUCT_SIZES.keys(), ...PICTURE_WIDTHS.map((width) => `${width}w`)];
  return folders.flatMap((folder) =>
    (['avif', 'webp', 'jpg'] as const).map((format) => derivedKey(folder, name, format)),
  );
}
