import { ShelvesDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export interface Shelf {
  name: string;
  url: string;
}

export interface Shelves {
  categories: Shelf[];
  brands: Shelf[];
}

const mostShelves = 8;

/** The largest parts of the shop: for whoever found nothing. */
export async function loadShelves({ api, remember }: ShopEnvironment): Promise<Shelves> {
  const { products } = await remember('shelves', () => api.query(ShelvesDocument, {}));
  const of = (type: string): Shelf[] =>
    (products?.filters?.facets?.find((facet) => facet?.type === type)?.values ?? [])
      .flatMap((value) =>
        value?.url && value.label && !value.parentId ? [{ name: value.label, url: value.url }] : [],
      )
      .slice(0, mostShelves);
  return { categories: of('Category'), brands: of('Brand') };
}
