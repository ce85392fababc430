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
  current: ProductInScope;
  /** 2 is the outer dimension, 1 the dimension of products, 0 the SKUs. */
  level: 0 | 1 | 2;
  dimension: string;
  type: 'sku' | 'product' | 'selection';
  value: string | null;
  label: string | null;
}

/** The outermost dimension first. A product without a group has none. */
export function variantDimensions(current: ProductInScope): VariantDimensionInScope[] {
  const { product, scope } = current;
  const { group } = product;
  if (!group) return [];
  const dimensions: VariantDimensionInScope[] = [
    {
      current,
      level: 1,
      dimension: group.dimension,
      type: 'product',
      value: productValue(product),
      label: productLabel(current),
    },
    { current, level: 0, dimension: skuDimension, type: 'sku', ...singleSku(current) },
  ];
  if (group.outerDimension)
    dimensions.unshift({
      current,
      level: 2,
      dimension: group.outerDimension,
      type: 'selection',
      ...outerValue(product, scope),
    });
  return dimensions;
}

/**
 * The attributes of the product. `productCount` and `hasLowestPrice` compare it with the products that it can be switched
 * to: lists show the lowest price as "from".
 */
export function attributesOfDimension({
  current,
  level,
}: VariantDimensionInScope): MaybePromise<VariantAttributeType[]> {
  if (level !== 1) return [];
  const { product, scope } = current;
  return whenReady(scope.catalogue.engine.compareFormats(scope, product), ({ count, hasLowestPrice }) => [
    ...attributesOf(product),
    ...preOrderAttributes(current),
    { key: 'productCount', value: String(count) },
    { key: 'hasLowestPrice', value: String(hasLowestPrice) },
  ]);
}

/** All selectable values of the dimension in tree order, without repetitions. */
export function valuesOfDimension({
  current,
  level,
}: VariantDimensionInScope): MaybePromise<VariantValueType[]> {
  return whenReady(variantGroupInScope(current), ({ members }) => {
    const values = new Map<string, VariantValueType>();
    for (const member of members) {
      for (const { value, label } of valuesOfMember(member, level))
        if (value !== null && !values.has(value)) values.set(value, { value, label: label ?? value });
    }
    return [...values.values()];
  });
}

function valuesOfMember(member: ProductInScope, level: VariantDimensionInScope['level']) {
  const { product, scope } = member;
  if (level === 2) return [outerValue(product, scope)];
  if (level === 1) return [{ value: productValue(product), label: productLabel(member) }];
  return skusInScope(product, scope).map((sku) => skuValue(sku, scope));
}

/** With several SKUs none is selected yet. */
function singleSku({ product, scope }: ProductInScope) {
  const [sku, another] = skusInScope(product, scope);
  return sku && !another ? skuValue(sku, scope) : { value: null, label: null };
}
