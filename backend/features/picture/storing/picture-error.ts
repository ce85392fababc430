/** A picture that the shop does not accept. The message is one sentence for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError';
}
