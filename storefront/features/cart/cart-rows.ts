import type { CartItem } from './optimistic-cart.ts';

/** A book by itself, or a package with the books that came with it. */
export type CartRow =
  | { kind: 'line'; key: string; item: CartItem }
  | { kind: 'package'; key: string; groupKey: string; packageId: number; name: string; items: CartItem[] };

/** Lines of one package stand together, where the first of them stands. */
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

/** Nothing where the shop does not know it any more. */
export function nameOfRow(row: CartRow): string | null {
  return (row.kind === 'line' ? row.item.product?.name : row.name) || null;
}
