import { LIMITS } from '#contract/limits.ts';
import type { CartItemRow, NewCartItemRow } from './cart-row.ts';

/**
 * The lines of two carts in one: what both have is added up, as far as a line goes. What stock does not allow stays and is
 * told, as after any fall of the stock. No line stays out, also where there are more than could be added one by one.
 */
export function mergeLines(
  own: readonly CartItemRow[],
  guests: readonly CartItemRow[],
): (CartItemRow | NewCartItemRow)[] {
  const lines = new Map<string, CartItemRow | NewCartItemRow>(own.map((line) => [keyOfLine(line), line]));
  for (const { cart_item_id: _, ...line } of guests) {
    const known = lines.get(keyOfLine(line));
    const quantity = Math.min(LIMITS.cartLineQuantity, line.quantity + (known?.quantity ?? 0));
    if (known) lines.set(keyOfLine(line), { ...known, quantity: Math.max(known.quantity, quantity) });
    else lines.set(keyOfLine(line), line);
  }
  return [...lines.values()];
}

type LineKey = Pick<
  NewCartItemRow,
  'sku_id' | 'message' | 'group_key' | 'package_group_id' | 'package_option_id'
>;

/** Two lines with the same are one. */
export function keyOfLine(line: LineKey): string {
  const { sku_id, message, group_key, package_group_id, package_option_id } = line;
  return JSON.stringify([sku_id, message, group_key, package_group_id, package_option_id]);
}
