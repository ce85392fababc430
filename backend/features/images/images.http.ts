import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import { type IMAGE_FORMATS, parseImageAddress } from './image-path.ts';
import type { ShopImages } from './open-images.ts';

const types: Record<(typeof IMAGE_FORMATS)[number], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** The name of a drawn cover changes with it, so what was fetched once is right for ever; a merchant may put another file in place. */
export async function getImage(
  path: string,
  { covers, ofPages, ofMerchant }: ShopImages,
): Promise<HttpResponse> {
  const own = await ofMerchant(path);
  if (own) return picture(own.bytes, own.type, forAnHour);
  const ofPage = await ofPages(path);
  if (ofPage) return picture(ofPage.bytes, ofPage.type, ofPage.isForEver ? forEver : forAnHour);
  const address = parseImageAddress(path);
  const bytes = address && (await covers.get(address));
  if (!bytes) return fileNotFound('There is no such picture.');
  return picture(bytes, types[address.format], forEver);
}

function picture(bytes: Uint8Array, type: string, cacheControl: string): HttpResponse {
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
