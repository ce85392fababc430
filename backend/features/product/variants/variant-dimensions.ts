import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { VariantAttributeType, VariantValueType } from '#backend/graphql/schema.generated.ts';
import { type ProductInScope, skusInScope } from '../product-in-scope.ts';
import {
  attributesOf,
  outerValue,
  preOrderAttributes,
  productLabel,
  productValue,
  skuDimension,
  skuValue,
  variantGroupInScope,
} from './variants.ts';

/** A product's value in one dimension of its group. */
export interface VariantDimensionInScope {
  own: ProductInScope;
  level: 0 | 1 | 2;
  dimension: string;
  type: 'sku' | 'product' | 'selection';
  value: string | null;
  label: string | null;
}

/** The outermost dimension first. A product without a group has none. */
export function variantDimensions(own: ProductInScope): VariantDimensionInScope[] {
  const { product, scope } = own;
  const { group } = product;
  if (!group) return [];
  const dimensions: VariantDimensionInScope[] = [
    {
      own,
      level: 1,
      dimension: group.dimension,
      type: 'product',
      value: productValue(product),
      label: productLabel(own),
    },
    { own, level: 0, dimension: skuDimension, type: 'sku', ...singleSku(own) },
  ];
  if (group.outerDimension)
    dimensions.unshift({
      own,
      level: 2,
      dimension: group.outerDimension,
      type: 'selection',
      ...outerValue(product, scope),
    });
  return dimensions;
}

/** A product also has how it compares with the products that it can be switched to: lists show the lowest price as "from". */
export function attributesOfDimension({
  own,
  level,
}: VariantDimensionInScope): MaybePromise<VariantAttributeType[]> {
  if (level !== 1) return [];
  const { product, scope } = own;
  return whenReady(scope.catalogue.engine.compareFormats(scope, product), ({ count, hasLowestPrice }) => [
    ...attributesOf(product),
    ...preOrderAttributes(own),
    { key: 'productCount', value: String(count) },
    { key: 'hasLowestPrice', value: String(hasLowestPrice) },
  ]);
}

/** All selectable values of the dimension in tree order, without repetitions. */
export function valuesOfDimension({ own, level }: VariantDimensionInScope): MaybePromise<VariantValueType[]> {
  const { scope } = own;
  return whenReady(variantGroupInScope(own), ({ members }) => {
    const values = new Map<string, VariantValueType>();
    for (const member of members) {
      const { product } = member;
      const memberValues =
        level === 2
          ? [outerValue(product, scope)]
          : level === 1
            ? [{ value: productValue(product), label: productLabel(member) }]
            : skusInScope(product, scope).map((sku) => skuValue(sku, scope));
      for (const { value, label } of memberValues)
        if (value !== null && !values.has(value)) values.set(value, { value, label: label ?? value });
    }
    return [...values.values()];
  });
}

/** With several SKUs none is selected yet. */
function singleSku({ product, scope }: ProductInScope) {
  const [sku, another] = skusInScope(product, scope);
  return sku && !another ? skuValue(sku, scope) : { value: null, label: null };
}
