/**
 * `POST /withdrawals` of the commerce API, with `X-ApiKey` and, for a customer, `Authorization: Bearer …`. The law's two steps
 * are two calls: the first shows what is withdrawn from, the second, with `confirm`, is the statement itself. A refusal has
 * the shape of GraphQL's: `{ errors: [{ message, extensions: { code } }] }`.
 */
export interface WithdrawalRequest {
  orderNumber: string;
  /** That of the order; a customer who has signed in may leave it out for an order of their own. */
  email?: string;
  name?: string;
  /**
   * Of the order's lines, counted from nought. Left out: all that has not been withdrawn from yet. What has been is refused
   * with `ALREADY_WITHDRAWN`.
   */
  lines?: { place: number; quantity: number }[];
  /** How many statements the first step told of. Without it, one like an earlier one is taken for that, sent again. */
  earlier?: number;
  confirm: boolean;
}

export interface WithdrawalAnswer {
  /** With the lines that are left to withdraw from, and with those withdrawn from once it is confirmed. */
  order: {
    orderNumber: string;
    placedAt: string;
    lines: { place: number; name: string; variant: string; quantity: number }[];
  };
  /** When the statement was received; null until it is confirmed. A receipt is on its way by mail then. */
  receivedAt: string | null;
  /** When the statements before it were received, oldest first. */
  earlier: string[];
}
