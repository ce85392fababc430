import { FILTER_PARAMETERS, PRODUCT_PARAMETER_PREFIX } from '#storefront/routing/list-parameters.ts';

/**
 * The name of the size if a list is filtered by exactly one: `M` of `?skus=M~k_12`. Undefined when several are selected. A
 * name in another language matches no SKU.
 */
export function preferredSize(search: string): string | undefined {
  const selected = new URLSearchParams(search)
    .getAll(FILTER_PARAMETERS.Sku)
    .flatMap((value) => value.split(','));
  const [only = ''] = selected;
  return selected.length === 1 && only.includes('~') ? only.slice(0, only.lastIndexOf('~')) : undefined;
}

/** True if a list is filtered by format (`?p-format=Pocket~p_7`): each of its products has a selected format. */
export function isFilteredByFormat(search: string): boolean {
  return new URLSearchParams(search).has(`${PRODUCT_PARAMETER_PREFIX}format`);
}
