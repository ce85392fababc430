import { NetworkError } from '#storefront/api/errors.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { type HttpResponse, redirectResponse, textResponse } from '../http/http-message.ts';
import type { RequestContext } from '../http/request-handler.ts';

export type NewsletterAction = 'confirm' | 'end';

/** The body that mail programs post to the List-Unsubscribe URL (RFC 8058), in either form encoding. */
const oneClick = /(^|&)List-Unsubscribe=One-Click(&|$)|name="?List-Unsubscribe"?\r?\n\r?\nOne-Click/;

/**
 * The form on the page of a newsletter link. Mail programs open links automatically, so only a form confirms or ends a
 * subscription. The page that follows has no key in its URL and can be reloaded. A one-click request by a mail program
 * gets no redirect (RFC 8058).
 */
export async function handleNewsletterLink(
  { followNewsletterLink }: Pick<CommerceApi, 'followNewsletterLink'>,
  action: NewsletterAction,
  { request: { pathname, search }, body }: Pick<RequestContext, 'request' | 'body'>,
): Promise<HttpResponse> {
  const form = body.toString('utf8');
  const isOneClick = action === 'end' && oneClick.test(form);
  const key = new URLSearchParams(isOneClick ? search : form).get('key') ?? '';
  const isDone =
    followNewsletterLink !== undefined && (await readOutcome(await followNewsletterLink(action, key)));
  if (isOneClick) return textResponse(200, 'Done.');
  // `over`: the key is unknown or has expired.
  return redirectResponse(`${pathname}?outcome=${isDone ? 'done' : 'over'}`);
}

async function readOutcome(response: Response): Promise<boolean> {
  // The key is unknown.
  if (response.status === 400) return false;
  if (!response.ok) throw NetworkError.unsuccessful(response.status);
  return ((await response.json()) as { isDone?: boolean }).isDone === true;
}
