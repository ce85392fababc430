import { brandInScope } from '#backend/features/brand/brand-in-scope.ts';
import { announcedCampaigns, isForWholeCart } from '#backend/features/campaign/campaign-in-scope.ts';
import { categoryInScope } from '#backend/features/category/category-in-scope.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ALT_TEXT_TAG } from '#contract/product/picture-file.ts';
import { parameterGroups } from './parameters/parameter-groups.ts';
import { priceOfProduct } from './price-of-product.ts';
import { type ProductInScope, skusInScope } from './product-in-scope.ts';

/** The fields that the contract's product and related product have in common. */
export const productParts = {
  name: ({ text }: ProductInScope) => text.name,
  alias: ({ text }: ProductInScope) => text.slug,
  canonicalUrl: ({ product, scope }: ProductInScope) => productUrl(product, scope),
  brand: ({ product, scope }: ProductInScope) => brandInScope(product.brand, scope),
  primaryCategory: ({ product, scope }: ProductInScope) => categoryInScope(product.primaryCategory, scope),
  unitPrice: priceOfProduct,
  discountCampaigns: ({ product, offer, scope }: ProductInScope, _: unknown, { client }: ShopContext) =>
    announcedCampaigns(product, offer, scope).filter(
      // The shop's own storefront, which has no client name, announces a campaign for the whole cart once. Other clients would
      // print it on the card of every product.
      ({ campaign }) => client.name === null || !isForWholeCart(campaign),
    ),
  skus: ({ product, scope }: ProductInScope) => skusInScope(product, scope).map((sku) => ({ sku, scope })),
  images: ({ product }: ProductInScope) => product.images.map(({ fileName }) => fileName),
  productImages: imagesInScope,
  parameterGroups,
};

/** The contract has no field for alt texts, so the alt text in the requested language is sent as a tag. */
function imagesInScope({ product, scope }: ProductInScope) {
  return product.images.map(({ fileName, tags, altTexts }) => {
    const altText = altTexts[scope.language.id];
    return { fileName, tags: altText === undefined ? tags : [...tags, `${ALT_TEXT_TAG}${altText}`] };
  });
}
