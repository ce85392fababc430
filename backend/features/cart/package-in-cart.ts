import type { PackageGroup, Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import { stockOfProduct } from '#backend/features/product/stock.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow, NewCartItemRow } from './cart-row.ts';
import { insufficientStock } from './insufficient-stock.ts';

type PackageOption = PackageGroup['options'][number];

/** The package, where its market sells it. */
export async function requireSoldPackage(scope: Scope, packageId: number | null): Promise<Product> {
  const found = await findProduct(scope, { productId: packageId ?? -1 });
  if (found?.product.type !== 'package')
    throw new ShopError('UNKNOWN_SKU', 'This market sells no such package.');
  return found.product;
}

/** What a line of a package stands for; nothing once the package is put together otherwise. */
export function optionOfLine(line: NewCartItemRow, { packageGroups }: Product): PackageOption | undefined {
  return packageGroups
    .find(({ id }) => id === line.package_group_id)
    ?.options.find(({ id }) => id === line.package_option_id);
}

/** A package is a product with a stock of its own: how many sets there are, whatever they hold. */
export function checkSets(cart: CartRow, items: NewCartItemRow[], product: Product): void {
  const [before, after] = [setsIn(cart.items, product), setsIn(items, product)];
  const { totalStock } = stockOfProduct(product.skus);
  if (after > before && after > totalStock) throw insufficientStock(totalStock, before);
}

function setsIn(items: readonly NewCartItemRow[], product: Product): number {
  const parts = items.filter((item) => item.package_product_id === product.id);
  const groups = Map.groupBy(parts, ({ group_key }) => group_key).values();
  const whole = items.filter(({ sku_id }) => product.skus.some(({ id }) => id === sku_id));
  return (
    whole.reduce((sum, { quantity }) => sum + quantity, 0) +
    [...groups].reduce((sum, lines) => sum + setsOfGroup(lines, product), 0)
  );
}

export function setsOfGroup(lines: readonly NewCartItemRow[], product: Product): number {
  return Math.max(
    ...lines.map((line) => line.quantity / (optionOfLine(line, product)?.quantity ?? line.quantity)),
  );
}
