import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import { createContext, type ShopContext, type ShopServices } from '#backend/graphql/context.ts';
import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import {
  PUBLIC_FORM_PATH,
  PUBLIC_FORMS,
  type PublicForm,
  type PublicFormRequests,
  type PublicFormResponse,
} from '#contract/content/public-forms.ts';
import { isLocaleCode } from '#contract/locales.ts';
import { FORM_POLICY } from './form-html.ts';
import { personalDataForm } from './personal-data-form.ts';
import type { FormRequest, FormResult, PublicFormHandler } from './public-form.ts';
import { reviewReportForm } from './review-report-form.ts';

const forms: Readonly<Record<PublicForm, PublicFormHandler>> = {
  'review-report': reviewReportForm,
  'personal-data': personalDataForm,
};

const handlers: ShopRequestHandlers<keyof PublicFormRequests> = {
  'public-forms': {
    schema: v.object({
      path: v.pipe(v.string(), v.maxLength(300)),
      fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))),
    }),
    async handle(context, { path, fields }) {
      await context.limit({ action: 'public-form' });
      const request = readRequest(context, path);
      return responseOf(request && (await forms[request.form].submit(request, fields)));
    },
  },
};

/** Forms without script. The storefront's server forwards the pages and what visitors post. */
export function publicFormRoutes(services: ShopServices): BackendRoute[] {
  return [
    {
      method: 'GET',
      pattern: `${PUBLIC_FORM_PATH}:form/:file`,
      handler: async ({ pathname }): Promise<HttpResponse> => {
        const request = readRequest(createContext(services, { visitor: 'internal' }), pathname);
        return responseOf(request && (await forms[request.form].render(request)));
      },
      hasSecretPath: true,
    },
    ...shopRequestRoutes(handlers, services),
  ];
}

/** Reads a path such as `/requests/review-report/12.sv.html`; null if there is no such form. */
function readRequest(context: ShopContext, path: string): (FormRequest & { form: PublicForm }) | null {
  const [, name = '', reference = '', locale] =
    /^\/requests\/([a-z-]+)\/([\w-]{1,100})\.([a-z]{2})\.html$/.exec(path) ?? [];
  const form = PUBLIC_FORMS.find((each) => each === name);
  return form && isLocaleCode(locale) ? { context, locale, reference, path, form } : null;
}

const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function responseOf(result: FormResult | null): PublicFormResponse {
  if (!result) return { ...fileNotFound('There is no such form.'), body: 'There is no such form.', headers };
  if ('page' in result) {
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': FORM_POLICY };
    return { status: 200, headers: { ...headers, ...type }, body: result.page };
  }
  const disposition = `attachment; filename="${result.name}"`;
  const type = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': disposition };
  return { status: 200, headers: { ...headers, ...type }, body: result.file };
}
