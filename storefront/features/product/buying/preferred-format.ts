import { FILTER_PARAMETERS } from '#storefront/routing/list-parameters.ts';

/**
 * The name of the only format that a list is filtered by (`?skus=Pocket~k_2`). Undefined when several are selected. A name
 * in another language matches no SKU.
 */
export function preferredFormat(search: string): string | undefined {
  const selected = new URLSearchParams(search)
    .getAll(FILTER_PARAMETERS.Sku)
    .flatMap((value) => value.split(','));
  const [only = ''] = selected;
  return selected.length === 1 && only.includes('~') ? only.slice(0, only.lastIndexOf('~')) : undefined;
}
