import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

type Result = { products?: readonly (ProductCardPartsFragment | null)[] | null } | null | undefined;
type Campaign = NonNullable<ProductCardPartsFragment['discountCampaigns']>[number];

/**
 * The products of a result, reduced to the data that cards render: the page's state includes all cards.
 */
export function productCards(result: Result): ProductCardPartsFragment[] {
  return (result?.products ?? []).flatMap((product) => {
    if (!product) return [];
    const campaigns = product.discountCampaigns;
    return campaigns?.length
      ? { ...product, discountCampaigns: campaigns.filter(isProductCampaign) }
      : product;
  });
}

/** Campaigns on the whole cart or its shipping are not shown on cards. */
function isProductCampaign(campaign: Campaign): boolean {
  const isCartCampaign = campaign?.category === 'cart' || campaign?.category === 'shipping';
  return Boolean(campaign?.name) && !campaign?.hideTitle && !isCartCampaign;
}
