import type { Column } from './column.ts';

/** Rows of products before they were replaced, which older versions of the engine still have. */
export class ReplacedRows {
  /** By row: the row that it replaced. */
  private readonly rows = new Map<number, number>();

  add(row: number, replaced: number): void {
    if (replaced >= 0) this.rows.set(row, replaced);
  }

  /** All rows of a product, the newest first. */
  *rowsOf(productId: number, rowOfProduct: Column): Generator<number> {
    let row: number | undefined = rowOfProduct.find(productId, -1);
    while (row !== undefined && row >= 0) {
      yield row;
      row = this.rows.get(row);
    }
  }
}
