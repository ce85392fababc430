import { type IMAGE_FORMATS, parseImageAddress } from './image-address.ts';
import type { ImageStore } from './image-store.ts';

const types: Record<(typeof IMAGE_FORMATS)[number], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A file name changes with the picture, so what was fetched once is right for ever. */
export async function answerImage(path: string, store: ImageStore): Promise<Response> {
  const address = parseImageAddress(path);
  const bytes = address && (await store.get(address));
  if (!bytes)
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': types[address.format],
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
