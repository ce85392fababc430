import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

type Answer = { products?: readonly (ProductCardPartsFragment | null)[] | null } | null | undefined;
type Campaign = NonNullable<ProductCardPartsFragment['discountCampaigns']>[number];

/**
 * The products of an answer, as cards show them. A page carries its cards to the browser, so they carry nothing that they
 * do not show.
 */
export function productCards(answer: Answer): ProductCardPartsFragment[] {
  return (answer?.products ?? []).flatMap((product) => {
    if (!product) return [];
    const campaigns = product.discountCampaigns;
    return campaigns?.length ? { ...product, discountCampaigns: campaigns.filter(isOfOneBook) } : product;
  });
}

/** What is off the whole cart, or its delivery, is no news on each of its books. */
function isOfOneBook(campaign: Campaign): boolean {
  const isOfAll = campaign?.category === 'cart' || campaign?.category === 'shipping';
  return Boolean(campaign?.name) && !campaign?.hideTitle && !isOfAll;
}
