/** A line as a client names it. Null means that nothing is said. */
export interface CartItemInput {
  id?: string | null;
  skuId?: number | null;
  quantity: number;
  message?: string | null;
  groupKey?: string | null;
}
