import type { PackageGroup, Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import { totalStockOf } from '#backend/features/product/stock.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow, NewCartItemRow } from '../cart-row.ts';
import { insufficientStockError } from '../changes/insufficient-stock-error.ts';

type PackageOption = PackageGroup['options'][number];

/** Finds the package. Throws if the market does not sell it. */
export async function requireSellablePackage(scope: Scope, packageId: number | null): Promise<Product> {
  const found = await findProduct(scope, { productId: packageId ?? -1 });
  if (found?.product.type !== 'package')
    throw new ShopError('UNKNOWN_SKU', 'This market does not sell the package.');
  return found.product;
}

/** The selected option of a package line; undefined if the package no longer has it. */
export function optionOfLine(line: NewCartItemRow, { packageGroups }: Product): PackageOption | undefined {
  return packageGroups
    .find(({ id }) => id === line.package_group_id)
    ?.options.find(({ id }) => id === line.package_option_id);
}

/** A package has its own stock, which limits the number of sets with any selection. */
export function checkPackageStock(cart: CartRow, items: NewCartItemRow[], product: Product): void {
  const [before, after] = [countSets(cart.items, product), countSets(items, product)];
  const totalStock = totalStockOf(product.skus);
  if (after > before && after > totalStock) throw insufficientStockError(totalStock, before);
}

/** Sets that were added with their parts, and sets that were added as the package's own SKU. */
function countSets(items: readonly NewCartItemRow[], product: Product): number {
  const parts = items.filter((item) => item.package_product_id === product.id);
  const groups = Map.groupBy(parts, ({ group_key }) => group_key).values();
  const packageLines = items.filter(({ sku_id }) => product.skus.some(({ id }) => id === sku_id));
  return (
    packageLines.reduce((sum, { quantity }) => sum + quantity, 0) +
    [...groups].reduce((sum, lines) => sum + countSetsOfGroup(lines, product), 0)
  );
}

/**
 * How many sets of a package the lines form: the highest number that a line needs. A line whose option is no longer part of the
 * package counts as one set.
 */
export function countSetsOfGroup(lines: readonly NewCartItemRow[], product: Product): number {
  return Math.max(
    ...lines.map((line) => line.quantity / (optionOfLine(line, product)?.quantity ?? line.quantity)),
  );
}
