import { FILTER_PARAMETERS, PRODUCT_PARAMETER_PREFIX } from '#storefront/routing/list-parameters.ts';

/**
 * The name of the size if a list is filtered by exactly one: `M` of `?skus=M~k_12`, where `k_12` is the id of the filter's value.
 * A link from a page in another language may have another name, which matches no SKU.
 */
export function preferredSize(search: string): string | undefined {
  const selected = new URLSearchParams(search)
    .getAll(FILTER_PARAMETERS.Sku)
    .flatMap((value) => value.split(','));
  const [only] = selected;
  if (only === undefined || selected.length > 1) return undefined;
  const nameEnd = only.lastIndexOf('~');
  return nameEnd < 0 ? undefined : only.slice(0, nameEnd);
}

/** True if a list is filtered by format (`?p-format=Pocket~p_7`): the visitor has chosen the format of each product in it. */
export function isFilteredByFormat(search: string): boolean {
  return new URLSearchParams(search).has(`${PRODUCT_PARAMETER_PREFIX}format`);
}
