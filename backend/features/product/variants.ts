import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import type {
  VariantDimensionType,
  VariantGroupType,
  VariantType,
} from '#backend/graphql/schema.generated.ts';
import { type ProductInScope, productInScope, skusInScope } from './product-in-scope.ts';
import { stockOfProduct, stockOfSku } from './stock.ts';

/** Level 0 is the SKU (the format of a book), level 1 the product (its language). */

export function variantGroup({ product, scope }: ProductInScope): VariantGroupType | null {
  const group = product.groupId === null ? undefined : scope.catalogue.groups.get(product.groupId);
  if (!group) return null;
  const sold = group.products.filter((member) => productInScope(member, scope));
  return {
    variantGroupId: group.id,
    name: group.name,
    mainProductId: sold[0]?.id ?? product.id,
    collapseInLists: group.collapseInLists,
    activeProducts: sold.length,
    variants: sold.map((member) => variantOfProduct(member, scope)),
  };
}

export function variantOfProduct(product: Product, scope: Scope): VariantType {
  const text = product.texts.get(scope.language.id);
  const group = product.groupId === null ? undefined : scope.catalogue.groups.get(product.groupId);
  return {
    level: 1,
    dimension: group?.dimension ?? 'Product',
    type: 'product',
    value: product.variantValue ?? String(product.id),
    label: dimensionLabel(product, group?.dimension, scope),
    skuId: null,
    stock: stockOfProduct(skusInScope(product, scope)),
    productId: product.id,
    name: text?.name ?? null,
    alias: text?.slug ?? null,
    canonicalUrl: productUrl(product, scope),
    primaryImage: product.imageFiles[0] ?? null,
    attributes: [],
    variants: skusInScope(product, scope).map((sku) => ({
      level: 0,
      dimension: 'Sku',
      type: 'sku',
      value: sku.articleNumber,
      label: sku.names.get(scope.language.id) ?? null,
      skuId: sku.id,
      stock: stockOfSku(sku),
      productId: product.id,
      name: text?.name ?? null,
      alias: text?.slug ?? null,
      canonicalUrl: productUrl(product, scope),
      primaryImage: product.imageFiles[0] ?? null,
      attributes: [],
      variants: [],
    })),
  };
}

export function variantDimensions({ product, scope }: ProductInScope): VariantDimensionType[] {
  const own = variantOfProduct(product, scope);
  return [
    {
      level: 1,
      dimension: own.dimension,
      type: 'product',
      value: own.value,
      label: own.label,
      attributes: [],
      group: [],
    },
  ];
}

/** A group's dimension is a parameter of its products, so its values have a label in each language. */
function dimensionLabel(product: Product, dimension: string | undefined, scope: Scope): string | null {
  const identifier = dimension?.toLowerCase();
  const value = product.parameterValues.find(
    ({ parameter, key }) => parameter.identifier === identifier && key === product.variantValue,
  );
  return value?.labels.get(scope.language.id) ?? product.variantValue;
}
