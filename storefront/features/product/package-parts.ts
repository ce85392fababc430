import type { ProductDetails } from './load-product.ts';

export type PackageGroup = NonNullable<
  NonNullable<NonNullable<ProductDetails['productPackage']>['groups']>[number]
>;
type PackageOption = NonNullable<NonNullable<PackageGroup['options']>[number]>;
type PartSku = NonNullable<NonNullable<NonNullable<PackageOption['product']>['skus']>[number]>;

/** A book in a format, for one part of a set. */
export interface PartChoice {
  option: PackageOption;
  sku: PartSku;
  isSoldOut: boolean;
  /** How a form names it. */
  value: string;
}

/** Everything that a part of a set can be filled with. */
export function choicesOf(group: PackageGroup): PartChoice[] {
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

/** What is chosen until somebody chooses otherwise: as the shop proposes it, or as it can be had; nothing where one need not. */
export function proposedOf(group: PackageGroup): PartChoice | undefined {
  const inStock = choicesOf(group).filter(({ isSoldOut }) => !isSoldOut);
  return inStock.find(({ option }) => option.isSelected) ?? (group.required ? inStock[0] : undefined);
}

export const fieldOf = ({ groupId }: Pick<PackageGroup, 'groupId'>) => `part-${groupId}`;
