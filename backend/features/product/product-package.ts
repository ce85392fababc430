import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { ResolversTypes } from '#backend/graphql/schema.generated.ts';
import { findProducts } from './find-product.ts';
import type { ProductInScope } from './product-in-scope.ts';

type ProductPackage = Awaited<ResolversTypes['ProductPackageType']>;

/** The groups of a package with their options. Options that are not sold in the scope are left out. */
export function productPackage({ product, scope }: ProductInScope): MaybePromise<ProductPackage | null> {
  if (product.type !== 'package') return null;
  const ids = product.packageGroups.flatMap(({ options }) => options.map(({ productId }) => productId));
  return whenReady(findProducts(scope, ids), (products) => {
    const sold = new Map(products.map((part) => [part.product.id, part]));
    const groups = product.packageGroups.map((group, index) => ({
      groupId: group.id,
      name: group.texts.get(scope.language.id)?.name ?? null,
      description: group.texts.get(scope.language.id)?.description ?? null,
      image: group.image,
      required: group.isRequired,
      sortOrder: index + 1,
      options: group.options.flatMap(({ id, productId, quantity, isDefault }, optionIndex) => {
        const part = sold.get(productId);
        if (!part) return [];
        const option = { optionId: id, name: part.text.name, quantity, isSelected: isDefault };
        return [{ ...option, sortOrder: optionIndex + 1, product: part }];
      }),
    }));
    return { groups };
  });
}
