import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type PriceInScope, unitPrice } from '#backend/features/price/price-in-scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';
import type { ResolversTypes } from '#backend/graphql/schema.generated.ts';
import { discountPercentage, toDecimal } from '#backend/pricing/money.ts';
import type { Amount } from '#backend/pricing/price-cart.ts';
import type { CartLineInScope } from './cart-in-scope.ts';

/** What the market does not sell costs nothing, and nobody can order it. */
const notSold = { selling: 0, regular: 0 };

/** Also where it is not sold here, so that the customer sees what it is that cannot be bought. */
export function productOfLine({ sku, scope }: CartLineInScope): ProductInScope | null {
  if (!sku) return null;
  const { product } = sku;
  const sold = productInScope(product, scope);
  if (sold) return sold;
  const text = product.texts.get(scope.language.id) ?? product.texts.values().next().value;
  return text
    ? { product, text, offer: { ...notSold, discountType: 'NONE', campaignId: null }, scope }
    : null;
}

/** What one piece costs before the line's quantity has a say. */
export function unitPriceOfLine({ sold, scope }: CartLineInScope): PriceInScope {
  return unitPrice(scope, sold?.offer ?? notSold, sold?.vatBasisPoints ?? 0);
}

export function totalPriceOfLine({ sold, scope }: CartLineInScope): PriceInScope {
  return sold ? priceInScope(scope, sold.priced) : unitPrice(scope, notSold, 0);
}

export function priceInScope(scope: Scope, price: { regular: Amount; selling: Amount }): PriceInScope {
  return {
    scope,
    regularIncVat: price.regular.incVat,
    regularExVat: price.regular.exVat,
    sellingIncVat: price.selling.incVat,
    sellingExVat: price.selling.exVat,
  };
}

type LineCampaign = Awaited<ResolversTypes['CampaignType']>;

/** What campaigns do to the line; null where they do nothing. */
export function campaignOfLine({ sold, scope }: CartLineInScope): LineCampaign | null {
  if (!sold) return null;
  const { offer, priced } = sold;
  const applied = campaignsInScope([offer.campaignId, priced.campaignId], scope);
  if (applied.length === 0) return null;
  return {
    appliedCampaigns: applied,
    prices: priced.parts.map((part) => ({
      quantity: part.quantity,
      discount: toDecimal(offer.regular - part.unitPrice, scope.market.currency),
      discountPercentage: discountPercentage(offer.regular, part.unitPrice),
      price: unitPrice(scope, { regular: offer.regular, selling: part.unitPrice }, sold.vatBasisPoints),
    })),
  };
}

export function campaignsInScope(ids: readonly (number | null)[], scope: Scope) {
  return [...new Set(ids)].flatMap((id) => {
    const campaign = id === null ? undefined : scope.catalogue.campaigns.get(id);
    return campaign ? [{ campaign, scope }] : [];
  });
}

/** The choice in a package that the line came from. */
export async function packageOfLine({ item, scope }: CartLineInScope) {
  const { package_product_id, package_group_id, package_option_id } = item;
  if (package_product_id === null) return null;
  const product = await scope.catalogue.engine.product(package_product_id);
  const text = product?.texts.get(scope.language.id) ?? product?.texts.values().next().value;
  return {
    packageId: package_product_id,
    packageName: text?.name ?? '',
    groupId: package_group_id ?? 0,
    optionId: package_option_id ?? 0,
  };
}
