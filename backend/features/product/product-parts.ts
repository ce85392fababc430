import { runningCampaignsOfProduct } from '#backend/features/campaign/campaign-in-scope.ts';
import { categoryInScope } from '#backend/features/category/category-in-scope.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import { parameterGroups } from './parameter-groups.ts';
import { priceOfProduct } from './price-of-product.ts';
import { type ProductInScope, skusInScope } from './product-in-scope.ts';

/** The fields that the contract's product and related product have in common. */
export const productParts = {
  name: ({ text }: ProductInScope) => text.name,
  alias: ({ text }: ProductInScope) => text.slug,
  canonicalUrl: ({ product, scope }: ProductInScope) => productUrl(product, scope),
  brand: ({ product, scope }: ProductInScope) => product.brand && { brand: product.brand, scope },
  primaryCategory: ({ product, scope }: ProductInScope) => categoryInScope(product.primaryCategory, scope),
  unitPrice: priceOfProduct,
  discountCampaigns: ({ product, scope }: ProductInScope) => runningCampaignsOfProduct(product, scope),
  skus: ({ product, scope }: ProductInScope) => skusInScope(product, scope).map((sku) => ({ sku, scope })),
  images: ({ product }: ProductInScope) => product.images.map(({ fileName }) => fileName),
  productImages: ({ product }: ProductInScope) => product.images,
  parameterGroups,
};
