import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type DeliveryQuote, DeliveryUnavailableError } from '#backend/graphql/delivery-service.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import { isPostalCode, normalizePostalCode } from '#contract/customer/postal-code.ts';
import { findOwnShippingOptions } from './find-own-shipping-options.ts';
import { listMarketOptions } from './list-market-options.ts';
import type { Parcel, ShippingOption } from './shipping-option.ts';

/**
 * The options for a parcel to a postal code: the options of the delivery service if the shop has one, else the shop's own.
 * Without a postal code: the shop's own options for the whole market, or none if the shop has a delivery service.
 */
export async function findShippingOptions(
  { db, delivery }: Pick<ShopContext, 'db' | 'delivery'>,
  scope: Scope,
  parcel: Parcel,
  zipInput: string,
): Promise<ShippingOption[]> {
  const { market, language } = scope;
  const { code: countryCode } = market.country;
  // A virtual market is not a country, so nothing can be shipped to it.
  if (!zipInput) return delivery || market.virtual ? [] : listMarketOptions(scope, parcel);
  if (!delivery || market.virtual || !isPostalCode(countryCode, zipInput))
    return findOwnShippingOptions(db, scope, parcel, zipInput);
  try {
    const quotes = await delivery.quote({
      countryCode,
      zip: normalizePostalCode(countryCode, zipInput),
      grams: parcel.grams,
      currencyCode: market.currency.code,
      languageId: language.id,
    });
    return quotes.map((quote) => optionOfQuote(quote, scope));
  } catch (error) {
    if (!(error instanceof DeliveryUnavailableError)) throw error;
    // Customers can still buy while the delivery service is down.
    return findOwnShippingOptions(db, scope, parcel, zipInput);
  }
}

function optionOfQuote(
  { id, name, price, expectedTime, pickupPoints }: DeliveryQuote,
  { market }: Scope,
): ShippingOption {
  return {
    method: null,
    name,
    fee: fromDecimal(price, market.currency),
    externalId: id,
    expectedTime,
    pickupPoints,
  };
}
