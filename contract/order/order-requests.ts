import type { WithdrawalRequest, WithdrawalResponse } from './withdrawal.ts';

/**
 * Requests about an order that are not part of the GraphQL contract: `POST /{kind}` of the commerce API, with `X-ApiKey` and,
 * for a customer, `Authorization: Bearer …`. Errors have the format of GraphQL errors. A wrong number and a wrong address
 * return the same error, `UNKNOWN_ORDER`, so that orders cannot be enumerated.
 */
export interface OrderRequests {
  withdrawals: { request: WithdrawalRequest; response: WithdrawalResponse };
  cancellations: { request: CancellationRequest; response: CancellationResponse };
  'order-look-ups': { request: LookUpRequest; response: LookUpResponse };
}

export type OrderRequestKind = keyof OrderRequests;

/** A guest finds an order by its number and the e-mail address of the confirmation. */
export interface LookUpRequest {
  orderNumber: string;
  email: string;
}

export interface LookUpResponse {
  /** Id for `getOrderPublic`. */
  publicId: string;
}

/** Without `confirm` the order is only shown. An order that can no longer be cancelled returns `ORDER_STATE`. */
export interface CancellationRequest {
  orderNumber: string;
  /** E-mail address of the order; optional for a signed-in customer's own order. */
  email?: string;
  confirm: boolean;
}

export interface CancellationResponse {
  order: WithdrawalResponse['order'] & { publicId: string };
  isCancelled: boolean;
}
