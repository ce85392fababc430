import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import { totalStockOf } from '#backend/features/product/stock.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartItemRow, CartRow } from '../cart-row.ts';
import { findSellableSku } from '../find-sku.ts';
import { countSetsOfGroup, optionOfLine } from '../packages/package-in-cart.ts';
import { changeCart } from './change-cart.ts';

/** By SKU, the stock that is left for the remaining lines. SKUs that the market does not sell are absent. */
type RemainingStock = Map<number, number>;

interface Part {
  line: CartItemRow;
  /** The quantity of the line in one bundle. */
  perBundle: number;
}

/** Lines that are bought together or not at all: one set of a package, or one copy of a single line. */
interface LineBundle {
  parts: Part[];
  /** How many bundles the cart has, limited by the stock of the package. */
  maxCount: number;
}

/** Removes lines that can no longer be bought and lowers quantities to the stock; older lines have precedence. */
export function refreshCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<CartRow | undefined> {
  return changeCart(context, { scope, cartId }, async (cart) => {
    const skuIds = [...new Set(cart.items.map(({ sku_id }) => sku_id))];
    const skus = await Promise.all(skuIds.map((id) => findSellableSku(scope, id)));
    const stock: RemainingStock = new Map(
      skus.flatMap((sku) => (sku ? [[sku.id, totalStockOf([sku])]] : [])),
    );
    const items: CartItemRow[] = [];
    const bundles = await Promise.all(groupLines(cart).map((lines) => bundleLines(scope, lines)));
    for (const { parts, maxCount } of bundles.flat()) {
      const count = Math.max(0, Math.min(maxCount, ...countsInStock(parts, stock)));
      for (const { line, perBundle } of parts) {
        const quantity = perBundle * count;
        stock.set(line.sku_id, (stock.get(line.sku_id) ?? 0) - quantity);
        if (quantity > 0) items.push(quantity === line.quantity ? line : { ...line, quantity });
      }
    }
    items.sort((a, b) => a.cart_item_id - b.cart_item_id);
    const isSame =
      items.length === cart.items.length && items.every((item, index) => item === cart.items[index]);
    return isSame ? cart : { ...cart, items };
  });
}

/** Single lines, and the lines of each package together. */
function groupLines({ items }: CartRow): CartItemRow[][] {
  return [...Map.groupBy(items, ({ group_key, cart_item_id }) => group_key || String(cart_item_id)).values()];
}

/** The lines of a package are one bundle while they are whole sets of it; otherwise each line is a bundle. */
async function bundleLines(scope: Scope, lines: CartItemRow[]): Promise<LineBundle[]> {
  const [first] = lines;
  if (!first?.group_key) return lines.map(singleBundle);
  const found = await findProduct(scope, { productId: first.package_product_id ?? -1 });
  const parts = lines.flatMap((line) => {
    const option = found && optionOfLine(line, found.product);
    return option ? [{ line, perBundle: option.quantity }] : [];
  });
  // Without the package or one of its options, all lines of the package are removed.
  if (!found || parts.length < lines.length) return [];
  const sets = countSetsOfGroup(lines, found.product);
  if (parts.some(({ line, perBundle }) => line.quantity !== perBundle * sets)) return lines.map(singleBundle);
  return [{ parts, maxCount: Math.min(sets, totalStockOf(found.product.skus)) }];
}

function singleBundle(line: CartItemRow): LineBundle {
  return { parts: [{ line, perBundle: 1 }], maxCount: line.quantity };
}

/** For each SKU of the bundle, how many bundles its stock is sufficient for. */
function countsInStock(parts: readonly Part[], stock: RemainingStock): number[] {
  const needed = new Map<number, number>();
  for (const { line, perBundle } of parts)
    needed.set(line.sku_id, (needed.get(line.sku_id) ?? 0) + perBundle);
  return [...needed].map(([skuId, perBundle]) => Math.floor((stock.get(skuId) ?? 0) / perBundle));
}
