import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type PriceInScope, unitPrice } from '#backend/features/price/price-in-scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';
import type { ResolversTypes } from '#backend/graphql/schema.generated.ts';
import { type Amount, discountPercentage, toDecimal } from '#backend/pricing/money.ts';
import type { CartLineInScope } from './cart-in-scope.ts';

/** The price of a line that the market does not sell; such a cart cannot be ordered. */
const notSold = { selling: 0, regular: 0 };

/** Includes products that the market does not sell, so that the customer sees which line cannot be bought. */
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

/** The unit price without campaigns that depend on the quantity. */
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

/** The campaigns that reduce the line, and its price parts; null without campaigns. */
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

/** The campaigns with these ids, each once. Null and unknown ids are left out. */
export function campaignsInScope(ids: readonly (number | null)[], scope: Scope) {
  return [...new Set(ids)].flatMap((id) => {
    const campaign = id === null ? undefined : scope.catalogue.campaigns.get(id);
    return campaign ? [{ campaign, scope }] : [];
  });
}

/** The package and the selected option of the line. */
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
