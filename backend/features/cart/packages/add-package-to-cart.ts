import { createHash } from 'node:crypto';
import type { Product, Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow, NewCartItemRow } from '../cart-row.ts';
import { changeCart } from '../changes/change-cart.ts';
import { checkItems } from '../changes/check-items.ts';
import { requireSellableSku } from '../find-sku.ts';
import { checkPackageStock, requireSellablePackage } from './package-in-cart.ts';

export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

/** A selection with its SKU and the quantity of the SKU in one set of the package. */
interface Part extends PackageSelection {
  sku: Sku;
  quantity: number;
}

/** Adds one set of a package: a line for each selection, with a common key. A repetition with the same selections adds a set. */
export async function addPackageToCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { packageId, selections }: { packageId: number; selections: readonly PackageSelection[] },
): Promise<CartRow | undefined> {
  const product = await requireSellablePackage(scope, packageId);
  const parts = await resolveSelections(scope, product, selections);
  const groupKey = groupKeyOf(product, parts);
  return changeCart(context, { scope, cartId }, (cart) => {
    const missing = parts.filter((part) => !cart.items.some((item) => isLineOf(part, groupKey, item)));
    const items = [
      ...cart.items.map((item) => {
        const part = parts.find((one) => isLineOf(one, groupKey, item));
        return part ? { ...item, quantity: item.quantity + part.quantity } : item;
      }),
      ...missing.map((part) => lineOf(part, product, groupKey)),
    ];
    checkPackageStock(cart, items, product);
    checkItems(
      context,
      cart,
      items,
      parts.map(({ sku }) => sku),
    );
    return { ...cart, items };
  });
}

/** Requires one selection of each required group, and at most one of each other group. */
async function resolveSelections(
  scope: Scope,
  { packageGroups }: Product,
  selections: readonly PackageSelection[],
): Promise<Part[]> {
  const foreign = selections.find(({ groupId }) => !packageGroups.some(({ id }) => id === groupId));
  if (foreign) throw invalidSelectionError(`The package has no group ${foreign.groupId}.`);
  const parts: Part[] = [];
  for (const { id, isRequired, options } of packageGroups) {
    const [selected, ...more] = selections.filter(({ groupId }) => groupId === id);
    if (more.length > 0)
      throw invalidSelectionError(`Choose one option of group ${id}, not ${more.length + 1}.`);
    if (!selected && isRequired) throw invalidSelectionError(`Choose an option of group ${id}.`);
    if (!selected) continue;
    const option = options.find((candidate) => candidate.id === selected.optionId);
    if (!option) throw invalidSelectionError(`Group ${id} has no option ${selected.optionId}.`);
    const sku = await requireSellableSku(scope, selected.skuId);
    if (sku.product.id !== option.productId)
      throw invalidSelectionError(`Option ${option.id} has no SKU ${selected.skuId}.`);
    parts.push({ ...selected, sku, quantity: option.quantity });
  }
  if (parts.length === 0) throw invalidSelectionError('Choose at least one option of the package.');
  return parts;
}

function invalidSelectionError(message: string): ShopError {
  return new ShopError('BAD_INPUT', message);
}

/** Equal for equal selections; the parts are in the order of the package's groups. */
function groupKeyOf({ id }: Product, parts: readonly Part[]): string {
  const selections = parts.map(({ groupId, optionId, skuId }) => [groupId, optionId, skuId]);
  return (
    createHash('sha256')
      .update(JSON.stringify([id, selections]))
      .digest('base64url')
      // 22 characters are 132 bits: two packages never have the same key.
      .slice(0, 22)
  );
}

function isLineOf({ optionId }: Part, groupKey: string, item: NewCartItemRow): boolean {
  return item.group_key === groupKey && item.package_option_id === optionId;
}

function lineOf(
  { groupId, optionId, sku, quantity }: Part,
  { id }: Product,
  group_key: string,
): NewCartItemRow {
  return {
    sku_id: sku.id,
    quantity,
    message: '',
    group_key,
    package_product_id: id,
    package_group_id: groupId,
    package_option_id: optionId,
  };
}
