/** Bounds that both sides keep: the backend refuses beyond them, the storefront never asks beyond them. */
export const LIMITS = {
  listTake: 200,
  listTakeDefault: 20,
  listSkip: 6000,
  listProductIds: 600,
  cartLineQuantity: 999,
  cartLines: 200,
  /** Characters. */
  cartMessage: 500,
  cartMerchantData: 10_000,
  checkoutText: 200,
  checkoutMessage: 2000,
  checkoutUrl: 2000,
  searchText: 200,
  /** Wishes to be told that something is back, of one e-mail address. */
  stockAlertsPerDay: 20,
  idempotencyKey: 255,
  graphqlBodyBytes: 100 * 1024,
  graphqlDepth: 10,
  graphqlAliases: 30,
  graphqlTokens: 1500,
  graphqlDirectives: 20,
  /** Fields that are asked for again in the same place, also by fragments. */
  graphqlRepeats: 100,
  /** Values that an operation may be expected to hand out: hundreds of full product cards, a few megabytes. */
  graphqlCost: 100_000,
} as const;
