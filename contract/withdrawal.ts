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
  /** Of the order's lines, counted from nought. Left out: the whole order. */
  lines?: { place: number; quantity: number }[];
  confirm: boolean;
}

export interface WithdrawalAnswer {
  order: {
    orderNumber: string;
    placedAt: string;
    lines: { place: number; name: string; variant: string; quantity: number }[];
  };
  /** When the statement was received; null until it is confirmed. A receipt is on its way by mail then. */
  receivedAt: string | null;
}
