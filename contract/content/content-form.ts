/**
 * `POST /content/forms/{widgetId}` of the commerce API, with `X-ApiKey`: a form that a visitor submitted on a content
 * page. The backend mails it to the address that is configured in the page. Errors have the format of GraphQL errors,
 * with the invalid `fields`.
 */
export interface ContentFormRequest {
  /** Language of the form; by default the first language of the widget. */
  languageId?: string | undefined;
  /** The visitor's input by field name. */
  answers: Record<string, string>;
}

/** The storefront's form action, followed by the widget's id. */
export const CONTENT_FORM_PATH = '/content/forms/';

/** Honeypot: a hidden field. A submission that fills it is accepted and ignored. */
export const FORM_HONEYPOT = 'homepage';

/** Query parameter with the result, for visitors without script: `sent` or `failed`. */
export const FORM_OUTCOME = 'form';

/** Characters of an answer: on one line, and in a text area. */
export const FORM_LIMITS = { line: 200, text: 4000 } as const;
