import type { LoaderFunctionArgs } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { findRenameRedirect } from './find-rename-redirect.ts';

/** Loads a screen. If it is 404 because the page was renamed, redirects to its current URL (decisions §2). */
export async function redirectRenamed<T>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  load: () => T | Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const redirect = findRenameRedirect(environmentOf(context), new URL(request.url));
    // A failed query leaves the 404 as it is.
    throw (await redirect.catch(() => undefined)) ?? error;
  }
}

/** Loaders throw `data(null, { status: 404 })`. */
function isNotFound(error: unknown): boolean {
  return (error as { init?: { status?: number } } | undefined)?.init?.status === 404;
}
