/** Files that buyers download, and samples of products. */
export interface DownloadRequests {
  /** Each response has new links. An unknown order has no books. */
  downloads: { request: DownloadOwner; response: { books: DownloadableBook[] } };
  /** Every visitor may send this request. */
  'product-samples': { request: { productId: number }; response: { samples: ProductSample[] } };
}

/**
 * The orders whose downloads are requested: one order by the public id in its link, or by its number and cart, which the
 * confirmation page knows; without any of them, all orders of the signed-in customer.
 */
export interface DownloadOwner {
  publicId?: string | undefined;
  orderNumber?: string | undefined;
  cartId?: string | undefined;
  /** Language of the names; absent: names as ordered. */
  languageId?: string | undefined;
}

/** A line of an order that is delivered as files. */
export interface DownloadableBook {
  orderNumber: string;
  publicId: string;
  /** ISO 8601. */
  orderedAt: string;
  /** Position of the line in the order, from 0. */
  lineIndex: number;
  productId: number;
  /** The name of the product, as ordered if the shop has none in the requested language. */
  name: string;
  /** The format. */
  variant: string;
  productUrl: string;
  imageFile: string | null;
  /** Refunded or cancelled: there are no links. */
  isLocked: boolean;
  /** A pre-order: the day of publication, from which on there are links. Null: published. */
  availableOn: string | null;
  files: DownloadableFile[];
}

export interface DownloadableFile {
  /** The title of the part; empty for a single file. */
  title: string;
  mediaType: string;
  byteSize: number;
  /** Path of the file, on the storefront and on the commerce API. Null: locked, not published yet, or downloaded too often. */
  path: string | null;
  /** When the link expires, ISO 8601. A new request has a new link. */
  expiresAt: string | null;
  downloadsLeft: number;
}

export interface ProductSample {
  title: string;
  mediaType: string;
  byteSize: number;
  path: string;
}

/** Followed by the signed link, on the storefront and on the commerce API. */
export const DOWNLOAD_PATH = '/downloads/';
/**
 * Why a link has no file, with the status of the response. `replaced`: the merchant has exchanged the file. `locked`: the line
 * is refunded or cancelled. `used`: downloaded too often.
 */
export const DOWNLOAD_PROBLEMS = {
  unknown: 404,
  replaced: 404,
  expired: 410,
  locked: 403,
  forthcoming: 403,
  used: 403,
} as const;
export type DownloadProblem = keyof typeof DOWNLOAD_PROBLEMS;
/** Response header with the problem. */
export const DOWNLOAD_PROBLEM_HEADER = 'x-download-problem';

export function isDownloadProblem(value: string | null | undefined): value is DownloadProblem {
  return Object.hasOwn(DOWNLOAD_PROBLEMS, value ?? '');
}

/** Followed by the id of the file. */
export const SAMPLE_PATH = '/samples/';
