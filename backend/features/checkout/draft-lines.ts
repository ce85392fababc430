import { pathOfCategory } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { CartInScope, CartLineInScope } from '#backend/features/cart/prices/cart-in-scope.ts';
import { campaignsInScope } from '#backend/features/cart/prices/cart-line.ts';
import { needsDelivery } from '#backend/features/cart/prices/needs-delivery.ts';
import type { DraftLine } from '#backend/features/order-draft/order-draft.ts';
import { describeFiles } from '#backend/features/product/parameters/legal-groups.ts';
import { preOrderDateOf } from '#backend/features/product/pre-order.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import { isDisplayedSkuName } from '#contract/product/sku-names.ts';

/** The sold lines of a cart for the order draft, with texts in the customer's language. */
export function draftLines({ lines }: CartInScope): DraftLine[] {
  return lines.flatMap((line) => draftLine(line) ?? []);
}

function draftLine({ scope, item, sku, sold }: CartLineInScope): DraftLine | undefined {
  if (!sku || !sold) return undefined;
  const { product } = sku;
  const languageId = scope.language.id;
  const text = product.texts.get(languageId) ?? product.texts.values().next().value;
  const { priced, offer } = sold;
  // The size or format of the SKU.
  const variant = sku.choice.names.get(languageId) ?? sku.choice.key;
  const preOrderDate = preOrderDateOf(product, scope);
  const files = describeFiles({ product, scope });
  return {
    skuId: sku.id,
    productId: product.id,
    articleNumber: sku.articleNumber,
    gtin: sku.gtin,
    name: text?.name ?? product.articleNumber,
    variant: isDisplayedSkuName(variant) ? variant : '',
    brand: product.brand?.name ?? '',
    categories: pathOfCategory(product.primaryCategory).map(
      (step) => step.texts.get(languageId)?.name ?? step.key,
    ),
    productUrl: productUrl(product, scope) ?? '',
    imageFile: product.images[0]?.fileName ?? null,
    quantity: item.quantity,
    weightGrams: sku.weightGrams,
    message: item.message,
    groupKey: item.group_key,
    packageProductId: item.package_product_id,
    packageGroupId: item.package_group_id,
    packageOptionId: item.package_option_id,
    vatBasisPoints: priced.vatBasisPoints,
    regular: priced.regular,
    selling: priced.selling,
    paid: priced.paid,
    parts: priced.parts.map(({ unitPrice, quantity }) => ({ unitPrice, quantity })),
    campaigns: draftCampaigns([offer.campaignId, priced.campaignId], scope),
    priceCampaignId: offer.campaignId,
    quantityCampaignId: priced.campaignId,
    needsDelivery: needsDelivery(sku),
    ...(preOrderDate === undefined ? {} : { preOrderDate }),
    ...(product.fulfilment === 'download' ? { isDownload: true as const, ...(files && { files }) } : {}),
    ...(product.fulfilment === 'gift_card' ? { isGiftCard: true as const } : {}),
    ...(product.fulfilment === 'gift_wrap' ? { isGiftWrap: true as const } : {}),
  };
}

/** The campaigns as an order draft stores them. Null and unknown ids are left out. */
export function draftCampaigns(
  ids: readonly (number | null)[],
  scope: Scope,
): { id: number; name: string }[] {
  return campaignsInScope(ids, scope).map(({ campaign }) => ({
    id: campaign.id,
    name: campaign.texts.get(scope.language.id)?.name ?? campaign.key,
  }));
}
