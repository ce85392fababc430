import { type HttpResponse, textResponse } from '../http/http-message.ts';
import type { RequestContext } from '../http/request-handler.ts';

/** Submits a form of a page that the commerce API rendered, without script. Returns the next page. */
export async function handlePublicForm({
  request,
  body,
  openSession,
}: Pick<RequestContext, 'request' | 'body' | 'openSession'>): Promise<HttpResponse> {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  const session = await openSession();
  const outcome = await session.sendShopRequest('public-forms', { path: request.pathname, fields });
  if (outcome.kind === 'accepted') return outcome.result;
  switch (outcome.code) {
    case undefined:
      return textResponse(502, 'The shop does not respond. Try again.');
    case 'RATE_LIMITED':
      return textResponse(429, 'Too many requests. Try again in a while.');
    case 'INTERNAL_ERROR':
    case 'UNAVAILABLE':
      return textResponse(503, 'The shop cannot do this at the moment. Try again soon.');
    default:
      return textResponse(400, 'The form cannot be accepted.');
  }
}
