/** The form that buys, by its id: what the server writes after a page belongs to it too. */
export const BUY_FORM = 'buy';

/** A key of one answer to one visitor: whoever presses twice sends it twice, and buys once. */
export const FORM_KEY = 'key';

export function isFormKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}
