/** A line in the client's input. Null is the same as absent. */
export interface CartItemInput {
  /** Of the line. */
  id?: string | null;
  skuId?: number | null;
  quantity: number;
  message?: string | null;
  /** Of the package that the line is part of. */
  groupKey?: string | null;
}
