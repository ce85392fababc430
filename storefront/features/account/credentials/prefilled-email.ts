/** The address that an account form starts with, set by a page that knows it: the confirmation of a guest's order. */
let address: string | undefined;

export function prefillEmail(email: string): void {
  address = email;
}

export function prefilledEmail(): string | undefined {
  return address;
}

/** Field of a form that posts the address to the page of an account form, without script. */
export const PREFILL_FIELD = 'prefill';
