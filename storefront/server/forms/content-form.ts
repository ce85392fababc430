import { FORM_OUTCOME } from '#contract/content/content-form.ts';
import { LOCALES } from '#contract/locales.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import {
  forwardResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  redirectResponse,
} from '../http/http-message.ts';
import type { RequestContext } from '../http/request-handler.ts';
import { localeOfPage } from '../http/visitor.ts';

type FormContext = Pick<RequestContext, 'request' | 'params' | 'body'>;

/** A form that an editor added to a page: forwards it, and responds to script or redirects back to the page. */
export async function handleContentForm(
  commerce: Pick<CommerceApi, 'submitContentForm'>,
  { request, params: { widgetId = '' }, body }: FormContext,
): Promise<HttpResponse> {
  const form = {
    languageId: LOCALES[localeOfPage(request)].iso,
    answers: Object.fromEntries(new URLSearchParams(body.toString('utf8'))),
  };
  const visitor = { address: request.address, requestId: request.id };
  const isWidgetId = /^[\w-]{1,120}$/.test(widgetId);
  const response = isWidgetId ? await commerce.submitContentForm?.(widgetId, form, visitor) : undefined;
  if (/\bapplication\/json\b/.test(request.headers.accept ?? ''))
    return response ? forwardResponse(response) : unknownForm();
  return redirectResponse(`${pageOf(request)}?${FORM_OUTCOME}=${response?.ok ? 'sent' : 'failed'}`);
}

function unknownForm(): HttpResponse {
  return jsonResponse({ errors: [{ message: 'Unknown form.' }] }, { status: 404 });
}

/** The path of the form's page, if it is a page of this shop. */
function pageOf({ headers: { referer = '', host } }: HttpRequest): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  // A path that starts with two slashes would lead to another host.
  return page?.host === host ? (page?.pathname.replace(/^\/{2,}/, '/') ?? '/') : '/';
}
