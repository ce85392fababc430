import type { PackageSelection } from '#storefront/features/cart/changes/change-cart.ts';

/** Reads the parts of a package from a form. Invalid fields are skipped; the API rejects an incomplete package. */
export function readPackageSelections(form: FormData): PackageSelection[] {
  return [...form].flatMap(([name, value]) => {
    const group = /^part-(\d+)$/.exec(name)?.[1];
    const choice = /^(\d+)\.(\d+)$/.exec(String(value));
    if (!group || !choice) return [];
    return [{ groupId: Number(group), optionId: Number(choice[1]), skuId: Number(choice[2]) }];
  });
}
