import type { Database } from '#backend/database/connection.ts';
import { deleteProductPictures, writeProductPictures } from '../product-pictures.queries.ts';
import {
  deleteFetchLinks,
  findFetchedPictures,
  insertFetches,
  recheckFetches,
  upsertFetchLinks,
} from './picture-fetches.queries.ts';

/** A picture of a product on another server. */
export interface PictureLink {
  productId: number;
  url: string;
  sortOrder: number;
  /** Such as `back`. */
  tags?: readonly string[];
  /** By language id. */
  altTexts?: Readonly<Record<string, string>>;
}

/** Requests known pictures again that were last checked more than a day ago: their publisher may have replaced them. */
export async function recheckPictures(db: Database, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await recheckFetches(db, urls);
}

/**
 * Sets the pictures that products have on other servers. A background job fetches them. For the products of the list, and
 * for those in `productIds`, the list is complete: other links of these products are removed with their pictures.
 * Call it in the transaction that writes the products.
 */
export async function queuePictures(
  db: Database,
  links: readonly PictureLink[],
  productIds: readonly number[] = [],
): Promise<void> {
  const completeIds = [...new Set([...productIds, ...links.map(({ productId }) => productId)])];
  if (completeIds.length === 0) return;
  await deleteProductPictures(db, await deleteFetchLinks(db, completeIds, links));
  await insertFetches(db, [...new Set(links.map(({ url }) => url))]);
  await upsertFetchLinks(db, links);
  // Some URLs may have been fetched for another product.
  await writeProductPictures(db, await findFetchedPictures(db, { productIds: completeIds }));
}
