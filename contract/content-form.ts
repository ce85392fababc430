/**
 * `POST /content/forms/{widget's id}` of the commerce API, with `X-ApiKey`: a visitor's input in the form of a
 * page. The backend mails it to the address in the page. Errors have the shape of GraphQL's, with the invalid `fields`.
 */
export interface ContentFormRequest {
  /** Language of the form; by default the widget's first. */
  languageId?: string | undefined;
  /** By field name. */
  answers: Record<string, string>;
}

/** The storefront's form action, followed by the widget's id. */
export const CONTENT_FORM_PATH = '/content/forms/';

/** Honeypot: a hidden field. A submission that fills it is accepted and ignored. */
export const FORM_TRAP = 'homepage';

/** Query parameter with the result, for visitors without script: `sent` or `failed`. */
export const FORM_OUTCOME = 'form';

export const FORM_LIMITS = { line: 200, text: 4000 } as const;
