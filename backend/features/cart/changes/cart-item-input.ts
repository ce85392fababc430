/** A line in the client's input. Null is the same as absent. */
export interface CartItemInput {
  id?: string | null;
  skuId?: number | null;
  quantity: number;
  message?: string | null;
  groupKey?: string | null;
}
