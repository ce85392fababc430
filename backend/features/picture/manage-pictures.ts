import type { Database } from '#backend/database/connection.ts';
import {
  type FetchState,
  type ListedFetch,
  requeueFetches,
  selectFetches,
} from './fetching/picture-fetches.queries.ts';
import { sortOrderOf, tagsOf } from './importing/picture-names.ts';
import {
  type ListedPicture,
  selectPicturesOfProduct,
  selectProductIds,
  selectProductsWithoutPicture,
} from './pictures.queries.ts';
import {
  deleteProductPictures,
  type ProductPicture,
  writeProductPictures,
} from './product-pictures.queries.ts';
import {
  type CheckedPicture,
  checkPicture,
  type PictureServices,
  storePicture,
} from './storing/store-picture.ts';

/** Ids of the products with this article number, ISBN or GTIN. */
async function findProductIds(db: Database, code: string): Promise<number[]> {
  return (await selectProductIds(db, [code])).get(code) ?? [];
}

interface NewPicture extends Partial<Pick<ProductPicture, 'sortOrder' | 'tags' | 'altTexts'>> {
  code: string;
  source: string;
  bytes: Uint8Array;
}

/** Stores the picture of the products with this number. Undefined if there is no such product. */
export async function setPicture(
  services: PictureServices,
  { code, source, bytes, sortOrder, tags, altTexts }: NewPicture,
): Promise<CheckedPicture | undefined> {
  const productIds = await findProductIds(services.db, code);
  if (productIds.length === 0) return undefined;
  const picture = await checkPicture(services, bytes);
  await storePicture(services, picture, bytes);
  const pictures = productIds.map((productId) => ({
    productId,
    source,
    fileName: picture.fileName,
    sortOrder: sortOrder ?? sortOrderOf(source),
    tags: tags ?? tagsOf(source),
    altTexts,
  }));
  await services.db.transaction().execute((transaction) => writeProductPictures(transaction, pictures));
  return picture;
}

/** Removes pictures of the products with this number: one source, or all. Returns how many were removed. */
export async function removePictures(db: Database, code: string, source?: string): Promise<number> {
  const pictures = await listPictures(db, code);
  const removed = (pictures ?? []).filter((picture) => source === undefined || picture.source === source);
  return deleteProductPictures(db, removed);
}

/** The pictures of the products with this number. Undefined if there is no such product. */
export async function listPictures(
  db: Database,
  code: string,
): Promise<(ListedPicture & { productId: number })[] | undefined> {
  const productIds = await findProductIds(db, code);
  if (productIds.length === 0) return undefined;
  const lists = await Promise.all(
    productIds.map(async (productId) =>
      (await selectPicturesOfProduct(db, productId)).map((picture) => ({ productId, ...picture })),
    ),
  );
  return lists.flat();
}

export function listFetches(db: Database, state: FetchState, limit: number): Promise<ListedFetch[]> {
  return selectFetches(db, { state, limit });
}

/** Queues the failed fetches of these URLs again, or all failed fetches if `urls` is empty. Returns their number. */
export function retryFetches(db: Database, urls: readonly string[]): Promise<number> {
  return requeueFetches(db, urls);
}

/** Returns article numbers. */
export function listProductsWithoutPicture(db: Database, limit: number): Promise<string[]> {
  return selectProductsWithoutPicture(db, limit);
}
