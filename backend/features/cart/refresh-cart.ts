import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import { stockOfProduct, stockOfSku } from '#backend/features/product/stock.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartItemRow, CartRow } from './cart-row.ts';
import { changeCart } from './change-cart.ts';
import { findSoldSku } from './find-sku.ts';
import { optionOfLine, setsOfGroup } from './package-in-cart.ts';

/** What is left of each SKU for the lines that come after; none of what the market does not sell. */
type Left = Map<number, number>;

interface Part {
  line: CartItemRow;
  perSet: number;
}

/** What is bought together or not at all. */
interface Together {
  parts: Part[];
  /** How many times it is wanted, and there is a package for it. */
  most: number;
}

/** Drops what can no longer be bought and lowers quantities to the stock; lines that were begun first are served first. */
export function refreshCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<CartRow | undefined> {
  return changeCart(context, scope, cartId, async (cart) => {
    const skuIds = [...new Set(cart.items.map(({ sku_id }) => sku_id))];
    const skus = await Promise.all(skuIds.map((id) => findSoldSku(scope, id)));
    const left: Left = new Map(skus.flatMap((sku) => (sku ? [[sku.id, stockOfSku(sku).totalStock]] : [])));
    const items: CartItemRow[] = [];
    const wanted = await Promise.all(linesAndPackages(cart).map((lines) => boughtTogether(scope, lines)));
    for (const { parts, most } of wanted.flat()) {
      const count = Math.max(0, Math.min(most, ...timesLeft(parts, left)));
      for (const { line, perSet } of parts) {
        const quantity = perSet * count;
        left.set(line.sku_id, (left.get(line.sku_id) ?? 0) - quantity);
        if (quantity > 0) items.push(quantity === line.quantity ? line : { ...line, quantity });
      }
    }
    items.sort((one, other) => one.cart_item_id - other.cart_item_id);
    const isSame =
      items.length === cart.items.length && items.every((item, index) => item === cart.items[index]);
    return isSame ? cart : { ...cart, items };
  });
}

/** Lines by themselves, and the lines of each package together. */
function linesAndPackages({ items }: CartRow): CartItemRow[][] {
  return [...Map.groupBy(items, ({ group_key, cart_item_id }) => group_key || String(cart_item_id)).values()];
}

/** The lines of a package, as long as they are whole sets of it; any other line stands for itself. */
async function boughtTogether(scope: Scope, lines: CartItemRow[]): Promise<Together[]> {
  const [first] = lines;
  if (!first?.group_key) return lines.map(byItself);
  const found = await findProduct(scope, { productId: first.package_product_id ?? -1 });
  const parts = lines.flatMap((line) => {
    const option = found && optionOfLine(line, found.product);
    return option ? [{ line, perSet: option.quantity }] : [];
  });
  if (!found || parts.length < lines.length) return [];
  const sets = setsOfGroup(lines, found.product);
  if (parts.some(({ line, perSet }) => line.quantity !== perSet * sets)) return lines.map(byItself);
  return [{ parts, most: Math.min(sets, stockOfProduct(found.product.skus).totalStock) }];
}

function byItself(line: CartItemRow): Together {
  return { parts: [{ line, perSet: 1 }], most: line.quantity };
}

/** How many times the parts could be taken out of what is left of each SKU. */
function timesLeft(parts: readonly Part[], left: Left): number[] {
  const needed = new Map<number, number>();
  for (const { line, perSet } of parts) needed.set(line.sku_id, (needed.get(line.sku_id) ?? 0) + perSet);
  return [...needed].map(([skuId, perSet]) => Math.floor((left.get(skuId) ?? 0) / perSet));
}
