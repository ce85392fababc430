/** Bounds that both sides keep: the backend refuses beyond them, the storefront never asks beyond them. */
export const LIMITS = {
  listTake: 200,
  listTakeDefault: 20,
  listSkip: 6000,
  listProductIds: 600,
  cartLineQuantity: 999,
  searchText: 200,
  graphqlBodyBytes: 100 * 1024,
  graphqlDepth: 10,
  graphqlAliases: 30,
  graphqlTokens: 1500,
} as const;
