/** A file that the shop does not accept. The message is for the people of the shop. */
export class BrandingError extends Error {
  override name = 'BrandingError';
}
