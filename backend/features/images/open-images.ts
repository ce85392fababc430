import { join } from 'node:path';
import type { Logger } from 'pino';
import { isService } from '#backend/catalogue-index/catalogue.ts';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { type CoverStore, createCoverStore, type DrawCover } from './cover-store.ts';
import { createStorePicture } from './create-store-picture.ts';
import { createDerivedPictures, type OriginalPicture } from './derived-pictures.ts';
import { drawGift } from './draw-gift.ts';
import { createFileCache } from './file-cache.ts';
import { createMerchantPictures, type DrawPicture, type ReadMerchantPicture } from './merchant-pictures.ts';
import { createPagePictures, type PagePicture, type ServedPicture } from './page-pictures.ts';
import { drawPlaceholderCover } from './placeholder-cover.ts';
import type { ImageQueue } from './processing/image-queue.ts';
import type { PictureProcessor } from './processing/picture-processor.ts';

/** Every picture that the shop serves, by origin. */
export interface ShopImages {
  covers: CoverStore;
  /** In the sizes that pages use. */
  getProductPicture: ReturnType<typeof createDerivedPictures>;
  getPagePicture(path: string, network?: string): Promise<ServedPicture | undefined>;
  readMerchantPicture: ReadMerchantPicture;
}

interface ImageSources {
  catalogue(): Catalogue;
  findPagePicture(name: string): Promise<PagePicture | undefined>;
  findOriginal(fileName: string): Promise<OriginalPicture | undefined>;
  /** The id of the product that has a drawn cover of this name. */
  findProductOfCover(fileName: string): Promise<number | undefined>;
  log: Logger;
  storage: ObjectStorage;
  processor: PictureProcessor;
  /** Shared with the processor. */
  queue: ImageQueue;
  /** The placeholder by default. */
  drawCover?: DrawCover;
  /** Draws the pictures of categories, brands, campaigns and authors that the merchant has not supplied. None by default. */
  drawPicture?: DrawPicture;
}

export function openImages(dataFolder: string, sources: ImageSources): ShopImages {
  const { catalogue, findPagePicture, findProductOfCover, drawCover = drawPlaceholderCover } = sources;
  const folder = join(dataFolder, 'images');
  const storeIfPossible = createStorePicture(sources.log);
  const files = createFileCache(sources.queue, storeIfPossible);
  // Old orders show the drawn cover of a product that has pictures now.
  const findProductOfOldCover = async (fileName: string) => {
    const productId = await findProductOfCover(fileName);
    return productId === undefined ? undefined : catalogue().engine.product(productId);
  };
  return {
    covers: createCoverStore(folder, files, async (fileName) => {
      const { engine } = catalogue();
      const product = (await engine.productOfImage(fileName)) ?? (await findProductOfOldCover(fileName));
      if (!product) return undefined;
      return isService(product.fulfilment) ? drawGift(product) : drawCover(product);
    }),
    getProductPicture: createDerivedPictures({ ...sources, storeIfPossible }),
    getPagePicture: createPagePictures(join(folder, 'pagewidget'), files, findPagePicture),
    readMerchantPicture: createMerchantPictures(join(dataFolder, 'pictures'), {
      folder: join(folder, 'list'),
      storage: sources.storage,
      files,
      draw: sources.drawPicture,
    }),
  };
}
