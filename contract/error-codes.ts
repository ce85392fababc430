/** `extensions.code` of a refusal. Its words for shoppers are in the storefront's translations. */
export const ERROR_CODES = [
  'BAD_INPUT',
  'LIMIT_EXCEEDED',
  'UNKNOWN_API_KEY',
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
  'INVALID_IDENTITY_NUMBER',
  'CUSTOMER_BLOCKED',
  'INVALID_PROMO_CODE',
  /** As the contract spells it: the code is good, but not for this cart. */
  'RequirementsNotMet',
  'INSUFFICIENT_BALANCE',
  'PAYMENT_UNAVAILABLE',
  'UNKNOWN_ORDER',
  'ORDER_STATE',
  'ALREADY_WITHDRAWN',
  /** `fields` says what is wrong with which (checkout-faults.ts); so it does with the next two, each a fault of its own. */
  'INVALID_CHECKOUT',
  'INVALID_IDENTITY_NUMBER',
  'NO_SHIPPING_OPTION',
  'CUSTOMER_BLOCKED',
  'INTERNAL_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
