import { join } from 'node:path';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import { type CoverStore, createCoverStore, type DrawCover } from './cover-store.ts';
import { createFileCache } from './file-cache.ts';
import { createMerchantPictures, type ReadMerchantPicture } from './merchant-pictures.ts';
import { createPagePictures, type PagePicture, type ServedPicture } from './page-pictures.ts';
import { drawPlaceholderCover } from './placeholder-cover.ts';

/** Every picture that the shop serves, by origin. */
export interface ShopImages {
  covers: CoverStore;
  getPagePicture(path: string): Promise<ServedPicture | undefined>;
  readMerchantPicture: ReadMerchantPicture;
}

interface ImageSources {
  catalogue(): Catalogue;
  findPagePicture(name: string): Promise<PagePicture | undefined>;
  /** The placeholder by default. */
  drawCover?: DrawCover;
}

export function openImages(dataFolder: string, sources: ImageSources): ShopImages {
  const { catalogue, findPagePicture, drawCover = drawPlaceholderCover } = sources;
  const folder = join(dataFolder, 'images');
  const files = createFileCache();
  return {
    covers: createCoverStore(folder, files, async (fileName) => {
      const product = await catalogue().engine.productOfImage(fileName);
      return product && drawCover(product);
    }),
    getPagePicture: createPagePictures(join(folder, 'pagewidget'), files, findPagePicture),
    readMerchantPicture: createMerchantPictures(join(dataFolder, 'pictures')),
  };
}
