import { extname } from 'node:path';

const types = new Map([
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.epub', 'application/epub+zip'],
  ['.pdf', 'application/pdf'],
  ['.mp3', 'audio/mpeg'],
  ['.m4b', 'audio/mp4'],
  ['.m4a', 'audio/mp4'],
  ['.wav', 'audio/wav'],
  ['.zip', 'application/zip'],
]);

/** The content type by the extension of a key or file name. */
export function contentTypeOf(name: string): string {
  return types.get(extname(name).toLowerCase()) ?? 'application/octet-stream';
}
