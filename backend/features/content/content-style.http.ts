import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import type { ContentCache } from './cache/content-cache.ts';

const fileName = /^(content-[0-9a-f]{16})\.css$/;

/** The stylesheet of an HTML widget. Its name contains the hash of its content, so it can be cached without expiry. */
export async function getStylesheet(file: string, contentCache: ContentCache): Promise<HttpResponse> {
  const className = fileName.exec(file)?.[1];
  const css = className === undefined ? undefined : await contentCache.findStylesheet(className);
  if (css === undefined) return fileNotFound('There is no such stylesheet.');
  return {
    status: 200,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
    body: css,
  };
}
