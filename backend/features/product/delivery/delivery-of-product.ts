import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { productVatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { minimumPrice, offerOfSku, subjectOf } from '#backend/features/price/offer-in-scope.ts';
import { canCarry, feeOfMethod } from '#backend/features/shipping/available-methods.ts';
import { describeOption, usualShipping } from '#backend/features/shipping/describe-delivery.ts';
import { expectedShipping } from '#backend/features/shipping/expected-shipping.ts';
import { lawfulFee } from '#backend/features/shipping/lawful-minimum-fee.ts';
import type { VariantAttributeType } from '#backend/graphql/schema.generated.ts';
import { isRunning } from '#backend/pricing/campaigns/campaign.ts';
import { priceCart } from '#backend/pricing/price-cart.ts';
import { DELIVERY_ATTRIBUTES } from '#contract/product/delivery-attributes.ts';
import { type ProductInScope, skusInScope } from '../product-in-scope.ts';

/**
 * The statements about the delivery of one copy, as attributes of the variant. None if they are the same as those of the market.
 * They differ if the copy is too heavy for the market's cheapest option, or if its price gives free delivery.
 */
export function deliveryAttributes({ product, scope }: ProductInScope): VariantAttributeType[] {
  if (product.fulfilment !== 'shipped') return [];
  const [heaviest] = skusInScope(product, scope).toSorted((a, b) => b.weightGrams - a.weightGrams);
  const usual = usualShipping(scope)?.method;
  if (!heaviest || !usual) return [];
  const { weightGrams } = heaviest;
  const lawful = (fee: number) => lawfulFee(scope.market.country.code, fee);
  const isFree = canCarry(usual, weightGrams) && lawful(feeOfMethod(usual, weightGrams)) === 0;
  if (isFree) return [];
  const { option, fee } = shippingOfOne(heaviest, scope);
  // `usual.fee` is the fee that the market states.
  if (option?.method === usual && fee === lawful(usual.fee)) return [];
  const statements = describeOption(scope, option, { fee, limit: null });
  return [
    { key: DELIVERY_ATTRIBUTES.promise, value: statements.shippingPromise ?? '' },
    { key: DELIVERY_ATTRIBUTES.time, value: statements.deliveryTime ?? '' },
    { key: DELIVERY_ATTRIBUTES.madeToOrderTime, value: statements.madeToOrderTime ?? '' },
  ];
}

/** The shipping option and fee of a cart with one copy. */
function shippingOfOne(sku: Sku, scope: Scope) {
  const { product } = sku;
  const shipping = expectedShipping(scope, null, { grams: sku.weightGrams });
  const offer = offerOfSku(sku, scope);
  if (!offer) return shipping;
  const line = {
    unitPrice: offer.selling,
    regularPrice: offer.regular,
    minimumPrice: minimumPrice(product, scope),
    vatBasisPoints: productVatBasisPoints(scope.market, product, scope.day),
    quantity: 1,
    subject: subjectOf(product),
    needsDelivery: true,
  };
  const campaigns = scope.prices.campaigns.filter((campaign) => isRunning(campaign, scope.now));
  const priced = priceCart([line], { currencyCode: scope.prices.currencyCode, campaigns, shipping });
  return { option: shipping.option, fee: priced.shipping.incVat };
}
