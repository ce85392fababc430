import type { WithdrawalAnswer, WithdrawalRequest } from './withdrawal.ts';

/**
 * Requests about an order that the GraphQL contract does not have: `POST /{kind}` of the commerce API, with `X-ApiKey` and,
 * for a customer, `Authorization: Bearer …`. Errors have the shape of GraphQL's. A wrong number and a wrong address
 * return the same error, `UNKNOWN_ORDER`, so that orders cannot be enumerated.
 */
export interface OrderRequests {
  withdrawals: { request: WithdrawalRequest; answer: WithdrawalAnswer };
  cancellations: { request: CancellationRequest; answer: CancellationAnswer };
  'order-look-ups': { request: LookUpRequest; answer: LookUpAnswer };
}

export type OrderRequestKind = keyof OrderRequests;

/** A guest finds an order by its number and the e-mail address of the confirmation. */
export interface LookUpRequest {
  orderNumber: string;
  email: string;
}

export interface LookUpAnswer {
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

export interface CancellationAnswer {
  order: WithdrawalAnswer['order'] & { publicId: string };
  isCancelled: boolean;
}
