import { createHash } from 'node:crypto';
import type { Product, Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow, NewCartItemRow } from './cart-row.ts';
import { changeCart } from './change-cart.ts';
import { checkItems } from './check-items.ts';
import { requireSoldSku } from './find-sku.ts';
import { checkSets, requireSoldPackage } from './package-in-cart.ts';

export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

interface Part extends PackageSelection {
  sku: Sku;
  quantity: number;
}

/** Adds a set: a line for each choice, which share a key. The same choices again make it one set more. */
export async function addPackageToCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  packageId: number,
  selections: readonly PackageSelection[],
): Promise<CartRow | undefined> {
  const product = await requireSoldPackage(scope, packageId);
  const parts = await readSelections(scope, product, selections);
  const groupKey = keyOf(product, parts);
  return changeCart(context, scope, cartId, (cart) => {
    const missing = parts.filter((part) => !cart.items.some((item) => isLineOf(part, groupKey, item)));
    const items = [
      ...cart.items.map((item) => {
        const part = parts.find((one) => isLineOf(one, groupKey, item));
        return part ? { ...item, quantity: item.quantity + part.quantity } : item;
      }),
      ...missing.map((part) => lineOf(part, product, groupKey)),
    ];
    checkSets(cart, items, product);
    checkItems(
      cart,
      items,
      parts.map(({ sku }) => sku),
    );
    return { ...cart, items };
  });
}

/** One choice of each group that must be chosen from, and at most one of each other. */
async function readSelections(
  scope: Scope,
  { packageGroups }: Product,
  selections: readonly PackageSelection[],
): Promise<Part[]> {
  const foreign = selections.find(({ groupId }) => !packageGroups.some(({ id }) => id === groupId));
  if (foreign) throw badSelection(`The package has no group ${foreign.groupId}.`);
  const parts: Part[] = [];
  for (const { id, isRequired, options } of packageGroups) {
    const [chosen, ...more] = selections.filter(({ groupId }) => groupId === id);
    if (more.length > 0) throw badSelection(`Choose one option of group ${id}, not ${more.length + 1}.`);
    if (!chosen && isRequired) throw badSelection(`Choose an option of group ${id}.`);
    if (!chosen) continue;
    const option = options.find((candidate) => candidate.id === chosen.optionId);
    if (!option) throw badSelection(`Group ${id} has no option ${chosen.optionId}.`);
    const sku = await requireSoldSku(scope, chosen.skuId);
    if (sku.product.id !== option.productId)
      throw badSelection(`Option ${option.id} has no SKU ${chosen.skuId}.`);
    parts.push({ ...chosen, sku, quantity: option.quantity });
  }
  if (parts.length === 0) throw badSelection('Choose at least one option of the package.');
  return parts;
}

function badSelection(message: string): ShopError {
  return new ShopError('BAD_INPUT', message);
}

/** The same for the same choices, in whatever order they are named. */
function keyOf({ id }: Product, parts: readonly Part[]): string {
  const choices = parts.map(({ groupId, optionId, skuId }) => [groupId, optionId, skuId]);
  return createHash('sha256')
    .update(JSON.stringify([id, choices]))
    .digest('base64url')
    .slice(0, 22);
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
