import { join } from 'node:path';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import { type ContentImage, createContentImages, type ServedImage } from './content-images.ts';
import { coverDrawer } from '../../../demo/covers/draw-product-cover.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import { createKeptFiles } from './file-cache.ts';
import { type MerchantPictures, readMerchantPictures } from './merchant-pictures.ts';

/** Every picture that the shop serves, by whose it is. */
export interface ShopImages {
  covers: ImageStore;
  ofPages(path: string): Promise<ServedImage | undefined>;
  ofMerchant: MerchantPictures;
}

export function openImages(
  dataFolder: string,
  catalogue: () => Catalogue,
  findContentImage: (name: string) => Promise<ContentImage | undefined>,
): ShopImages {
  const folder = join(dataFolder, 'images');
  const files = createKeptFiles();
  return {
    covers: createImageStore(folder, files, coverDrawer(catalogue)),
    ofPages: createContentImages(join(folder, 'pagewidget'), files, findContentImage),
    ofMerchant: readMerchantPictures(join(dataFolder, 'pictures')),
  };
}
