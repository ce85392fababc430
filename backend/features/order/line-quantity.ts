/** A quantity of one line of an order. */
export interface LineQuantity {
  /** Position of the line in the order, starting at 0. */
  index: number;
  quantity: number;
}
