import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

type Result = { products?: readonly (ProductCardPartsFragment | null)[] | null } | null | undefined;
type Dimension = NonNullable<ProductCardPartsFragment['variantDimensions']>[number];
type Campaign = NonNullable<ProductCardPartsFragment['discountCampaigns']>[number];

/** The products of a result, reduced to the data that cards render, because the page's state includes all cards. */
export function productCards(result: Result): ProductCardPartsFragment[] {
  return (result?.products ?? []).flatMap((product) => {
    if (!product) return [];
    const { discountCampaigns: campaigns, variantDimensions: dimensions } = product;
    const hasLanguage = dimensions?.some((dimension) => dimension?.dimension === 'Language');
    return {
      ...product,
      // The dimension `Language` has the same value, so the state would contain it twice.
      ...(hasLanguage && { editionLanguage: null }),
      ...(campaigns?.length && { discountCampaigns: campaigns.filter(isProductCampaign) }),
      ...(dimensions && { variantDimensions: dimensions.filter(isDisplayed) }),
    };
  });
}

/** Whether cards use the dimension. They show the format always, and the language if it is not that of the page. */
function isDisplayed(dimension: Dimension): boolean {
  return dimension?.dimension === 'Language' || dimension?.dimension === 'Format';
}

/** Campaigns on the whole cart or its shipping are not shown on cards. */
function isProductCampaign(campaign: Campaign): boolean {
  const isCartCampaign = campaign?.category === 'cart' || campaign?.category === 'shipping';
  return Boolean(campaign?.name) && !campaign?.hideTitle && !isCartCampaign;
}
