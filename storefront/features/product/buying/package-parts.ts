import type { ProductDetails } from '../load-product.ts';

export type PackageGroup = NonNullable<
  NonNullable<NonNullable<ProductDetails['productPackage']>['groups']>[number]
>;
type PackageOption = NonNullable<NonNullable<PackageGroup['options']>[number]>;
type PartSku = NonNullable<NonNullable<NonNullable<PackageOption['product']>['skus']>[number]>;

/** A product in a format, for one part of a package. */
export interface PartChoice {
  option: PackageOption;
  sku: PartSku;
  isSoldOut: boolean;
  /** Form value. */
  value: string;
}

/** All options of a part. */
export function partChoices(group: PackageGroup): PartChoice[] {
  return (group.options ?? []).flatMap((option) =>
    (option?.product?.skus ?? []).flatMap((sku) =>
      option && sku
        ? [
            {
              option,
              sku,
              isSoldOut: (sku.stock?.totalStock ?? 0) < option.quantity,
              value: `${option.optionId}.${sku.skuId}`,
            },
          ]
        : [],
    ),
  );
}

/** The initial choice: the shop's proposal if in stock, otherwise the first in stock, or none for an optional part. */
export function defaultChoice(group: PackageGroup): PartChoice | undefined {
  const inStock = partChoices(group).filter(({ isSoldOut }) => !isSoldOut);
  return inStock.find(({ option }) => option.isSelected) ?? (group.required ? inStock[0] : undefined);
}

export const partFieldName = ({ groupId }: Pick<PackageGroup, 'groupId'>) => `part-${groupId}`;
