/** The initial e-mail address of account forms. The confirmation of a guest's order sets it. */
let address: string | undefined;

export function prefillEmail(email: string): void {
  address = email;
}

export function prefilledEmail(): string | undefined {
  return address;
}

/** Field of a form that posts the address to the page of an account form, without script. */
export const PREFILL_FIELD = 'prefill';
