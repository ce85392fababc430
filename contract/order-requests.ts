import type { WithdrawalAnswer, WithdrawalRequest } from './withdrawal.ts';

/**
 * What customers ask about an order without GraphQL, whose contract has none of it: `POST /{kind}` of the commerce API, with
 * `X-ApiKey` and, for a customer, `Authorization: Bearer …`. A refusal has the shape of GraphQL's. Whatever is wrong about
 * number and address, there is one refusal, `UNKNOWN_ORDER`.
 */
export interface OrderRequests {
  withdrawals: { request: WithdrawalRequest; answer: WithdrawalAnswer };
  cancellations: { request: CancellationRequest; answer: CancellationAnswer };
  'order-look-ups': { request: LookUpRequest; answer: LookUpAnswer };
}

export type OrderRequestKind = keyof OrderRequests;

/** Whoever has bought as a guest finds the order again by its number and the address that it was confirmed to. */
export interface LookUpRequest {
  orderNumber: string;
  email: string;
}

export interface LookUpAnswer {
  /** What `getOrderPublic` shows the order by. */
  publicId: string;
}

/** Without `confirm` nothing is done yet. An order that cannot be cancelled any more is refused with `ORDER_STATE`. */
export interface CancellationRequest {
  orderNumber: string;
  /** That of the order; a customer who has signed in may leave it out for an order of their own. */
  email?: string;
  confirm: boolean;
}

export interface CancellationAnswer {
  order: WithdrawalAnswer['order'] & { publicId: string };
  isCancelled: boolean;
}
