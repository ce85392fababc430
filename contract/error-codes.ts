/** `extensions.code` of an expected error. The texts for shoppers are in the storefront's translations. */
export const ERROR_CODES = [
  'BAD_INPUT',
  'LIMIT_EXCEEDED',
  /** Too many requests or attempts; `retryAfterSeconds` has the time to wait, if it is known. */
  'RATE_LIMITED',
  /** Too many requests, but the same request is accepted with the solution of a task (http/proof-of-work.ts). */
  'PROOF_OF_WORK_REQUIRED',
  'UNKNOWN_API_KEY',
  /** A storefront key was used where a server key is required. */
  'SERVER_KEY_REQUIRED',
  'ORIGIN_NOT_ALLOWED',
  'INVALID_TOKEN',
  'IDEMPOTENCY_KEY_REUSED',
  'LOGIN_REQUIRED',
  'WRONG_CREDENTIALS',
  'ACCOUNT_EXISTS',
  'COMMON_PASSWORD',
  'INVALID_CHALLENGE',
  'NOT_OFFERED',
  'UNKNOWN_CART',
  'CART_COMPLETED',
  'UNKNOWN_CART_ITEM',
  'UNKNOWN_SKU',
  'INSUFFICIENT_STOCK',
  'INVALID_PROMO_CODE',
  /** Spelled as in the contract: the promo code is valid, but not for this cart. */
  'RequirementsNotMet',
  'INSUFFICIENT_BALANCE',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'UNKNOWN_ORDER',
  'ORDER_STATE',
  'ALREADY_WITHDRAWN',
  'UNKNOWN_REVIEW',
  'OWN_REVIEW',
  'UNKNOWN_LIST',
  /** `fields` has the field errors (forms/field-error.ts), as with the two codes below this one. */
  'INVALID_CHECKOUT',
  'INVALID_IDENTITY_NUMBER',
  'NO_SHIPPING_OPTION',
  'CUSTOMER_BLOCKED',
  /** The shop's database does not respond. The same request may succeed after the time in `Retry-After`. */
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The `reason` of `RequirementsNotMet` if the buyer has used a promo code as often as one customer may. */
export const CODE_USED_BY_CUSTOMER = 'used-by-customer';
