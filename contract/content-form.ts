/**
 * `POST /content/forms/{widget's id}` of the commerce API, with `X-ApiKey`: what a visitor filled into the form of a page. It
 * goes by mail to where the page says. A refusal has the shape of GraphQL's, with the `fields` that do not fit.
 */
export interface ContentFormRequest {
  /** In which the form was read; without it, the widget's first. */
  languageId?: string | undefined;
  /** By the names of the form's fields. */
  answers: Record<string, string>;
}

/** On the storefront it is a form's `action`: the widget's id behind it. */
export const CONTENT_FORM_PATH = '/content/forms/';

/** A field that no reader sees: what fills it in is a program, and is thanked without being listened to. */
export const FORM_TRAP = 'homepage';

/** Where the outcome stands in the address of the page, for who has no script: `sent` or `failed`. */
export const FORM_OUTCOME = 'form';

export const FORM_LIMITS = { line: 200, text: 4000 } as const;
