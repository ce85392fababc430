/** Request header. `own`: the client has its own form, and accepts no payment option whose iframe collects the address. */
export const CHECKOUT_FORM_HEADER = 'x-checkout-form';
