import { MAILED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import type { CommerceApi } from './commerce-api.ts';
import type { Page } from './pages.ts';

const actions = [
  ['confirm', MAILED_SCREEN_PATHS['newsletter-confirm']],
  ['end', MAILED_SCREEN_PATHS['newsletter-end']],
] as const;

/** With or without market and language. */
const prefix = /^(\/[a-z]{2,10}){0,2}$/;

/** What a mail program posts to the address in the header when its own button is pressed (RFC 8058), as either kind of form. */
const oneClick = /(^|&)List-Unsubscribe=One-Click(&|$)|name="?List-Unsubscribe"?\r?\n\r?\nOne-Click/;

/**
 * The form on the page of a newsletter's link: mail programs open links by themselves, so only a form confirms or ends. The
 * page that follows says what it came to; its address has no key in it, and can be loaded again.
 * A mail program that was told to end it gets no page, and must be led nowhere.
 */
export function newsletterLinkOf(path: string, search: string) {
  const found = actions.find(([, end]) => path.endsWith(end) && prefix.test(path.slice(0, -end.length)));
  if (!found) return undefined;
  return async ({ newsletter }: Pick<CommerceApi, 'newsletter'>, body: Buffer): Promise<Page | undefined> => {
    const sent = body.toString('utf8');
    const isOneClick = found[0] === 'end' && oneClick.test(sent);
    const key = new URLSearchParams(isOneClick ? search : sent).get('key') ?? '';
    const isDone = newsletter !== undefined && (await isFollowed(await newsletter(found[0], key)));
    if (isOneClick) return undefined;
    const location = `${path}?outcome=${isDone ? 'done' : 'over'}`;
    return { kind: 'redirect', status: 303, location, headers: {} };
  };
}

async function isFollowed(response: Response): Promise<boolean> {
  // A key that no mail has.
  if (response.status === 400) return false;
  if (!response.ok) throw NetworkError.unsuccessful(response.status);
  return ((await response.json()) as { isDone?: boolean }).isDone === true;
}
