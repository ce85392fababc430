import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ProductRecord } from '../product-record.ts';
import { isSelected, type ProductSelection } from './product-selection.ts';

type PackageGroups = ProductRecord['packageGroups'];

/** The groups of products that packages consist of, by package id. */
export async function loadPackages(
  db: Database,
  products: ProductSelection,
): Promise<Map<number, PackageGroups>> {
  const groups = await db
    .selectFrom('package_group')
    .select(['package_group_id', 'product_id', 'is_required', 'image'])
    .where(isSelected('product_id', products))
    .orderBy('sort_order')
    .orderBy('package_group_id')
    .execute();
  // Packages are rare: most batches of products have none.
  if (groups.length === 0) return new Map();
  const ids = groups.map((group) => group.package_group_id);
  const [texts, options] = await Promise.all([
    db
      .selectFrom('package_group_text')
      .select(['package_group_id', 'language_id', 'name', 'description'])
      .where('package_group_id', '=', anyOf(ids))
      .orderBy('language_id')
      .execute(),
    db
      .selectFrom('package_option')
      .select(['package_option_id', 'package_group_id', 'product_id', 'quantity', 'is_default'])
      .where('package_group_id', '=', anyOf(ids))
      .orderBy('sort_order')
      .orderBy('package_option_id')
      .execute(),
  ]);
  const groupsByPackage = Map.groupBy(groups, (group) => group.product_id);
  return new Map(
    [...groupsByPackage].map(([productId, productGroups]) => [
      productId,
      productGroups.map((group) => ({
        id: group.package_group_id,
        isRequired: group.is_required,
        image: group.image,
        texts: texts
          .filter((text) => text.package_group_id === group.package_group_id)
          .map(({ language_id, name, description }) => [language_id, { name, description }]),
        options: options
          .filter((option) => option.package_group_id === group.package_group_id)
          .map((option) => ({
            id: option.package_option_id,
            productId: option.product_id,
            quantity: option.quantity,
            isDefault: option.is_default,
          })),
      })),
    ]),
  );
}
