/** A file that the shop does not accept. The message is for the merchant. */
export class ProductFileError extends Error {
  override name = 'ProductFileError';
}
