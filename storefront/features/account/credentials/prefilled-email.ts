/** The initial e-mail address of account forms. The confirmation page of a guest's order sets it. */
let address: string | undefined;

export function prefillEmail(email: string): void {
  address = email;
}

export function prefilledEmail(): string | undefined {
  return address;
}

/** Marks a post without script that only prefills the e-mail address of an account form. */
export const PREFILL_FIELD = 'prefill';
