/** Limits of both sides: the backend rejects more, the storefront never sends more. */
export const LIMITS = {
  /** The arguments `take` and `skip` of product lists. */
  listTake: 200,
  listTakeDefault: 20,
  listSkip: 6000,
  /** Product ids in the filter of one list. */
  listProductIds: 600,
  cartLineQuantity: 999,
  /** Copies of a download in a cart: its buyer can download the files again. */
  cartDownloadQuantity: 1,
  cartLines: 80,
  /** Gift codes and gift cards that pay for one cart. */
  cartGiftCodes: 10,
  /** Lengths of texts in characters, down to `checkoutUrl`. */
  cartMessage: 500,
  cartMerchantData: 10_000,
  checkoutText: 200,
  checkoutMessage: 2000,
  checkoutUrl: 2000,
  /** Orders whose timelines one request returns; a customer's list has at most as many. */
  timelineOrders: 200,
  searchText: 200,
  /** Stock alerts that are requested for one e-mail address within 24 hours. */
  stockAlertsPerDay: 20,
  idempotencyKey: 255,
  graphqlBodyBytes: 100 * 1024,
  graphqlDepth: 10,
  graphqlAliases: 30,
  graphqlTokens: 1500,
  graphqlDirectives: 20,
  /** Repetitions of a field in one selection, fragments included. */
  graphqlRepeats: 100,
  /** Estimated values in a response: hundreds of full product cards, about a megabyte. */
  graphqlCost: 40_000,
  /** Units of work, about milliseconds of CPU time at 100,000 products (backend/graphql/execution/work.ts). */
  graphqlWork: 40,
} as const;
