import { ShopSectionsDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export interface SectionLink {
  name: string;
  url: string;
}

export interface ShopSections {
  categories: SectionLink[];
  brands: SectionLink[];
}

const maxSections = 8;

/** The largest categories and brands, suggested when a search finds nothing. */
export async function loadShopSections({ api, loadShared }: ShopEnvironment): Promise<ShopSections> {
  const { products } = await loadShared('shop-sections', () => api.query(ShopSectionsDocument, {}));
  const sectionsOf = (type: string): SectionLink[] =>
    (products?.filters?.facets?.find((facet) => facet?.type === type)?.values ?? [])
      .flatMap((value) =>
        value?.url && value.label && !value.parentId ? [{ name: value.label, url: value.url }] : [],
      )
      .slice(0, maxSections);
  return { categories: sectionsOf('Category'), brands: sectionsOf('Brand') };
}
