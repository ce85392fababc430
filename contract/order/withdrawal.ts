/**
 * `POST /withdrawals` of the commerce API, with `X-ApiKey` and, for a customer, `Authorization: Bearer …`. The law's two steps
 * are two calls: the first returns the order's lines, the second, with `confirm`, is the statement. Errors have the
 * format of GraphQL errors: `{ errors: [{ message, extensions: { code } }] }`.
 */
export interface WithdrawalRequest {
  orderNumber: string;
  /** E-mail address of the order; optional for a signed-in customer's own order. */
  email?: string;
  name?: string;
  /**
   * Order lines, by index from 0. Absent: everything neither withdrawn nor refunded. A larger quantity is rejected with
   * `ALREADY_WITHDRAWN`, a line without a right of withdrawal with `BAD_INPUT`.
   */
  lines?: { place: number; quantity: number }[];
  /** Number of earlier statements that the first step returned. Without it, an equal statement counts as a retry. */
  earlier?: number;
  confirm: boolean;
  /** Where the receipt goes; absent: `email`, or the address of the order. */
  receiptEmail?: string;
  /**
   * With `confirm`: a statement whose order is not found is accepted all the same, with the number as it was entered. Its
   * receipt has this market and language.
   */
  unmatched?: { marketId?: string | undefined; languageId?: string | undefined };
}

export interface WithdrawnLine {
  place: number;
  name: string;
  variant: string;
  quantity: number;
}

export interface WithdrawalResponse {
  /** Lines that can be withdrawn; after confirmation, the withdrawn lines. */
  order: {
    orderNumber: string;
    placedAt: string;
    lines: WithdrawnLine[];
  };
  /** Lines without a right of withdrawal: the buyer agreed to immediate delivery of these downloads, and has the files. */
  excluded: WithdrawnLine[];
  /** Time of receipt; null before confirmation. The customer gets a receipt by mail. */
  receivedAt: string | null;
  /** Times of earlier statements, oldest first. */
  earlier: string[];
  /** The order was not found; staff search for it. */
  isUnmatched?: true;
  /** The day until which the goods are returned and the money is refunded, such as `2026-12-02`; null before confirmation. */
  dueBy: string | null;
  /** After confirmation: downloads, or goods that have not been sent. */
  isNothingToReturn?: true;
}
