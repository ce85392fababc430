import { fileNotFound, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import { networkOf } from '#contract/http/network-of.ts';
import { IMAGE_TYPES } from './image-format.ts';
import { parseCoverPath } from './image-path.ts';
import type { ShopImages } from './open-images.ts';
import { findMarkPicture } from './option-logos.ts';

const immutable = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

/**
 * A picture of a product is immutable, because a new picture has a new file name. Files of the merchant may be replaced under the
 * same name.
 */
export async function getImage(
  { pathname: path, address }: Pick<HttpRequest, 'pathname' | 'address'>,
  { covers, getProductPicture, getPagePicture, readMerchantPicture }: ShopImages,
): Promise<HttpResponse> {
  const network = address && networkOf(address);
  const mark = findMarkPicture(path);
  if (mark) return imageResponse(mark, 'image/svg+xml', oneHour);
  const picture = await getProductPicture(path, network);
  if (picture) return imageResponse(picture.bytes, picture.type, immutable);
  const merchantPicture = await readMerchantPicture(path, network);
  if (merchantPicture) return imageResponse(merchantPicture.bytes, merchantPicture.type, oneHour);
  const pagePicture = await getPagePicture(path, network);
  if (pagePicture)
    return imageResponse(pagePicture.bytes, pagePicture.type, pagePicture.isImmutable ? immutable : oneHour);
  const request = parseCoverPath(path);
  const cover = request && (await covers.get(request, network));
  if (!cover) return fileNotFound('There is no such picture.');
  return imageResponse(cover, IMAGE_TYPES[request.format], immutable);
}

function imageResponse(bytes: Uint8Array, type: string, cacheControl: string): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
    body: bytes,
  };
}
