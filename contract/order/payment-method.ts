/** The payment provider; `STANDARD` is the shop itself. Names of the API. */
export const PAYMENT_TYPES = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Whether a payment method is credit. `possible`: depends on the customer's card. */
export const METHOD_CREDITS = ['none', 'possible', 'always'] as const;
export type MethodCredit = (typeof METHOD_CREDITS)[number];

export const CREDIT_TYPES = ['invoice', 'part-payment'] as const;
export type CreditType = (typeof CREDIT_TYPES)[number];

export const CAPTURE_TIMES = ['at-once', 'on-shipment'] as const;
export type CaptureTime = (typeof CAPTURE_TIMES)[number];
