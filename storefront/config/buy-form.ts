/** Id of the buy form. Its inputs that the server appends after the page name it in their `form` attribute. */
export const BUY_FORM_ID = 'buy';

/** Form field with the idempotency key of one response: a form that is submitted twice adds to the cart once. */
export const FORM_KEY_FIELD = 'key';

export function isFormKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}
