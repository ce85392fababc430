import type { LoaderFunctionArgs } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { findRenamed } from './find-renamed.ts';

/** Loads a screen; where there is no such page, it may have another name now, and the visitor is led there (decisions §2). */
export async function followRenamed<T>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  load: () => T | Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const renamed = findRenamed(environmentOf(context), new URL(request.url));
    // What cannot be found out changes nothing: the page is not there.
    throw (await renamed.catch(() => undefined)) ?? error;
  }
}

/** As loaders throw it: `data(null, { status: 404 })`. */
function isNotFound(error: unknown): boolean {
  return (error as { init?: { status?: number } } | undefined)?.init?.status === 404;
}
