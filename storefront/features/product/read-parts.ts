import type { PackageSelection } from '#storefront/features/cart/change-cart.ts';

/** What a form says of the parts; what it does not say in this way is left to the shop to refuse. */
export function readParts(form: FormData): PackageSelection[] {
  return [...form].flatMap(([name, value]) => {
    const group = /^part-(\d+)$/.exec(name)?.[1];
    const [, option, sku] = /^(\d+)\.(\d+)$/.exec(String(value)) ?? [];
    return group && option && sku
      ? [{ groupId: Number(group), optionId: Number(option), skuId: Number(sku) }]
      : [];
  });
}
