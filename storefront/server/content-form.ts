import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTENT_FORM_PATH, FORM_OUTCOME } from '#contract/content-form.ts';
import type { CommerceApi } from './commerce-api.ts';
import { readBody, visitorOf } from './incoming.ts';
import { securityHeaders } from './security-headers.ts';

export function isContentForm(request: IncomingMessage, path: string): boolean {
  return request.method === 'POST' && path.startsWith(CONTENT_FORM_PATH);
}

/** A form that an editor put on a page: passed on as it was filled in, and answered to script or with the page itself. */
export async function answerContentForm(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { commerce, proxies }: { commerce: Pick<CommerceApi, 'sendForm'>; proxies: number },
): Promise<void> {
  const widgetId = path.slice(CONTENT_FORM_PATH.length);
  const answers = Object.fromEntries(new URLSearchParams((await readBody(request)).toString('utf8')));
  const { address, language } = visitorOf(request, proxies);
  const isWidget = /^[\w-]{1,120}$/.test(widgetId);
  const outcome = isWidget
    ? await commerce.sendForm?.(widgetId, { languageId: language, answers }, { address })
    : undefined;
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) {
    const body = outcome ? await outcome.text() : '{"errors":[{"message":"There is no such form."}]}';
    const retryAfter = outcome?.headers.get('retry-after');
    response
      .writeHead(outcome?.status ?? 404, {
        ...headers,
        'content-type': 'application/json',
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      })
      .end(body);
    return;
  }
  const location = `${pageOf(request)}?${FORM_OUTCOME}=${outcome?.ok ? 'sent' : 'failed'}`;
  response.writeHead(303, { ...headers, location }).end();
}

/** The page of this shop that the form stands on. */
function pageOf({ headers: { referer = '', host } }: IncomingMessage): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  // A path that begins with two slashes would be another host.
  return page?.host === host ? (page?.pathname.replace(/^\/{2,}/, '/') ?? '/') : '/';
}
