/**
 * Forms without script, which the commerce API renders: `GET /requests/{form}/{reference}.{locale}.html`. The storefront's
 * server posts them as `public-forms`.
 */
export const PUBLIC_FORM_PATH = '/requests/';
export const PUBLIC_FORMS = ['review-report', 'personal-data'] as const;
export type PublicForm = (typeof PUBLIC_FORMS)[number];

export interface PublicFormRequests {
  'public-forms': { request: PublicFormRequest; response: PublicFormResponse };
}

interface PublicFormRequest {
  /** The path that the form was posted to. */
  path: string;
  fields: Record<string, string>;
}

export interface PublicFormResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `reference`: the id of the reported review; for `personal-data`, the key of a mailed link, or `start` without a key. */
export function publicFormPath(form: PublicForm, reference: string, locale: string): string {
  return `${PUBLIC_FORM_PATH}${form}/${reference}.${locale}.html`;
}
