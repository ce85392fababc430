/** A file that the shop does not accept. The message is for staff. */
export class BrandingError extends Error {
  override name = 'BrandingError';
}
