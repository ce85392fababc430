import type { CartItem } from './cart-items.ts';

/** A single line, or a package with its lines. */
export type CartRow =
  | { kind: 'line'; key: string; item: CartItem }
  | { kind: 'package'; key: string; groupKey: string; packageId: number; name: string; items: CartItem[] };

/** Groups the lines of a package into one row, at the position of its first line. */
export function cartRows(items: readonly CartItem[]): CartRow[] {
  const rows = new Map<string, CartRow>();
  for (const item of items) {
    const { groupKey, productPackage } = item;
    if (!groupKey || !productPackage) {
      rows.set(`line ${item.id}`, { kind: 'line', key: `line ${item.id}`, item });
      continue;
    }
    const key = `package ${groupKey}`;
    const known = rows.get(key);
    if (known?.kind === 'package') {
      known.items.push(item);
      continue;
    }
    const { packageId, packageName: name } = productPackage;
    rows.set(key, { kind: 'package', key, groupKey, packageId, name, items: [item] });
  }
  return [...rows.values()];
}

/** Null for a product that the shop no longer knows. */
export function nameOfRow(row: CartRow): string | null {
  return (row.kind === 'line' ? row.item.product?.name : row.name) || null;
}
