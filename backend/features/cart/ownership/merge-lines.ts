import { LIMITS } from '#contract/limits.ts';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type { CartItemRow, NewCartItemRow } from '../cart-row.ts';

/**
 * Merges the lines of two carts. Quantities of equal lines are added, up to the limit of a line. A download that is not part of
 * a package has the quantity 1. A cart has one gift wrap: the source's message replaces the target's. Stock is not checked: a
 * cart may exceed it, as when the stock decreases later. No other line is lost, even above the limit of lines.
 */
export function mergeLines(
  target: readonly CartItemRow[],
  source: readonly CartItemRow[],
  fulfilments: ReadonlyMap<number, Fulfilment>,
): (CartItemRow | NewCartItemRow)[] {
  const lines = new Map<string, CartItemRow | NewCartItemRow>(target.map((line) => [keyOfLine(line), line]));
  const maxQuantity = ({ sku_id, group_key }: NewCartItemRow) =>
    fulfilments.get(sku_id) === 'download' && group_key === ''
      ? LIMITS.cartDownloadQuantity
      : LIMITS.cartLineQuantity;
  const isWrap = ({ sku_id }: NewCartItemRow) => fulfilments.get(sku_id) === 'gift_wrap';
  for (const { cart_item_id: _, ...line } of source) {
    const existingWrap = isWrap(line) ? [...lines].find(([, other]) => isWrap(other)) : undefined;
    if (existingWrap) {
      const [key, wrap] = existingWrap;
      lines.set(key, { ...wrap, sku_id: line.sku_id, message: line.message });
      continue;
    }
    const existing = lines.get(keyOfLine(line));
    const quantity = Math.min(maxQuantity(line), line.quantity + (existing?.quantity ?? 0));
    // A quantity that exceeds the limit already is not lowered.
    if (existing)
      lines.set(keyOfLine(line), { ...existing, quantity: Math.max(existing.quantity, quantity) });
    else lines.set(keyOfLine(line), { ...line, quantity });
  }
  return [...lines.values()];
}

type LineKey = Pick<
  NewCartItemRow,
  'sku_id' | 'message' | 'group_key' | 'package_group_id' | 'package_option_id'
>;

/** Identity of a cart line: equal keys are merged. */
export function keyOfLine(line: LineKey): string {
  const { sku_id, message, group_key, package_group_id, package_option_id } = line;
  return JSON.stringify([sku_id, message, group_key, package_group_id, package_option_id]);
}
