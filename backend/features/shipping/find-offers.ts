import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { isPostalCode, plainPostalCode } from '#contract/postal-code.ts';
import type { DeliveryOffer, Parcel } from './delivery-offer.ts';
import { feeOfMethod, offeredMethods } from './offered-methods.ts';
import { pointsNearby } from './points-nearby.ts';

/** The ways that the shop's own table has for a parcel to a postal code, in the order in which they are offered. */
export async function findOffers(
  db: Database,
  { market, language }: Scope,
  { grams }: Parcel,
  typedZip: string,
): Promise<DeliveryOffer[]> {
  const { code: country } = market.country;
  // A virtual market is no country that anything could be sent to.
  if (market.virtual || !isPostalCode(country, typedZip)) return [];
  const zip = plainPostalCode(country, typedZip);
  const methods = offeredMethods(market.shippingMethods, { zip, grams });
  const methodIds = methods.filter(({ needsPickupPoint }) => needsPickupPoint).map(({ id }) => id);
  const points = methodIds.length > 0 ? await pointsNearby(db, { marketId: market.id, methodIds, zip }) : [];
  return methods.flatMap((method): DeliveryOffer[] => {
    const own = points.filter(({ methodId }) => methodId === method.id);
    if (method.needsPickupPoint && own.length === 0) return [];
    return [
      {
        method,
        name: method.names.get(language.id) ?? method.key,
        fee: feeOfMethod(method, grams),
        externalId: null,
        pickupPoints: method.needsPickupPoint ? own.map(({ methodId: _, ...point }) => point) : null,
      },
    ];
  });
}
