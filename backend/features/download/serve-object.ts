import { readByteRange } from '#backend/http/byte-range.ts';
import { fileNotFound, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';

interface ServedObject {
  storageKey: string;
  mediaType: string;
  byteSize: number;
  sha256: string;
  cacheControl: string;
  contentDisposition: string;
}

/** Streams an object of the storage: whole, a range of it, or only its headers. */
export async function serveObject(
  storage: ObjectStorage,
  request: HttpRequest,
  { storageKey, mediaType, byteSize: size, sha256, cacheControl, contentDisposition }: ServedObject,
): Promise<HttpResponse> {
  const etag = `"${sha256.slice(0, 32)}"`;
  const headers = {
    'content-type': mediaType,
    'content-disposition': contentDisposition,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
    'x-content-type-options': 'nosniff',
  };
  if (request.header('if-none-match') === etag) return { status: 304, headers, body: '' };
  if (request.method === 'HEAD')
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: '' };
  const range = readByteRange(request, { size, etag });
  if (range === 'unsatisfiable')
    return {
      status: 416,
      headers: { 'cache-control': cacheControl, 'content-range': `bytes */${size}` },
      body: '',
    };
  const content = await storage.get(storageKey, range);
  if (!content) return fileNotFound('The file is missing.');
  const { start, end } = content.range;
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
    body: content.stream,
  };
}

/** A file name for every browser (RFC 6266): ASCII letters, and the whole name in UTF-8. */
export function contentDispositionOf(type: 'attachment' | 'inline', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${type}; filename="${ascii || 'file'}"; filename*=UTF-8''${encoded}`;
}
