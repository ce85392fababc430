import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type DeliveryQuote, DeliveryUnavailable } from '#backend/graphql/delivery-service.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import { isPostalCode, plainPostalCode } from '#contract/postal-code.ts';
import type { DeliveryOffer, Parcel } from './delivery-offer.ts';
import { findOffers } from './find-offers.ts';

/** The ways in which a parcel can go to a postal code: a delivery service's where there is one, else the shop's own. */
export async function findDelivery(
  { db, delivery }: Pick<ShopContext, 'db' | 'delivery'>,
  scope: Scope,
  parcel: Parcel,
  typedZip: string,
): Promise<DeliveryOffer[]> {
  const { market, language } = scope;
  const { code: countryCode } = market.country;
  if (!delivery || market.virtual || !isPostalCode(countryCode, typedZip))
    return findOffers(db, scope, parcel, typedZip);
  try {
    const quotes = await delivery.quote({
      countryCode,
      zip: plainPostalCode(countryCode, typedZip),
      grams: parcel.grams,
      currencyCode: market.currency.code,
      languageId: language.id,
    });
    return quotes.map((quote) => offerOf(quote, scope));
  } catch (error) {
    if (!(error instanceof DeliveryUnavailable)) throw error;
    // A service that is down keeps nobody from buying.
    return findOffers(db, scope, parcel, typedZip);
  }
}

function offerOf(
  { id, name, price, expectedTime, pickupPoints }: DeliveryQuote,
  { market }: Scope,
): DeliveryOffer {
  return {
    method: null,
    name,
    fee: fromDecimal(price, market.currency),
    externalId: id,
    expectedTime,
    pickupPoints,
  };
}
