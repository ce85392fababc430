import { MarketShippingDocument } from '#storefront/api/generated/graphql.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** The schema.org OfferShippingDetails of the market's shipping options that accept a parcel of `grams` and promise a time. */
export async function describeShipping(
  { api, shopper }: Pick<ShopEnvironment, 'api' | 'shopper'>,
  grams: number,
): Promise<object[]> {
  const [{ marketOptions }, markets] = await Promise.all([
    api.query(MarketShippingDocument, { grams }),
    loadMarkets(api),
  ]);
  const market = markets.find(({ alias }) => alias === shopper.market);
  if (!market || market.isVirtual) return [];
  return (marketOptions?.shippingOptions ?? []).flatMap(({ label, feeIncVat, minDays, maxDays }) =>
    minDays === null || maxDays === null || feeIncVat === null
      ? []
      : {
          '@type': 'OfferShippingDetails',
          shippingLabel: label,
          shippingRate: { '@type': 'MonetaryAmount', value: feeIncVat, currency: market.currency.code },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country.code },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            businessDays: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
            },
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: minDays,
              maxValue: maxDays,
              unitCode: 'DAY',
            },
          },
        },
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
