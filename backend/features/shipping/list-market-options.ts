import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { canCarry, feeOfMethod, isMarketWide } from './available-methods.ts';
import { addMadeToOrderDays, deliveryDates } from './delivery-dates.ts';
import type { Parcel, PickupPoint, ShippingOption } from './shipping-option.ts';

/**
 * The options of a market before the postal code is known: the methods that carry the weight to every area. Pick-up points are
 * not near every postal code, so methods that need one are listed only if there are no others. Without `readiness` options have
 * no dates.
 */
export function listMarketOptions(
  scope: Scope,
  { grams, readiness, releaseDay }: Pick<Parcel, 'grams'> & Partial<Parcel>,
): ShippingOption[] {
  const { shippingMethods } = scope.market;
  const methods = shippingMethods.filter(
    (method) => canCarry(method, grams) && isMarketWide(method, shippingMethods),
  );
  const withoutPoints = methods.filter(({ needsPickupPoint }) => !needsPickupPoint);
  return (withoutPoints.length > 0 ? withoutPoints : methods).map((method) =>
    optionOfMethod(method, scope, { grams, readiness, releaseDay, pickupPoints: null }),
  );
}

interface OptionDetails extends Pick<Parcel, 'grams' | 'releaseDay'> {
  readiness: Parcel['readiness'] | undefined;
  pickupPoints: PickupPoint[] | null;
}

export function optionOfMethod(
  method: ShippingMethod,
  scope: Scope,
  { grams, readiness, releaseDay, pickupPoints }: OptionDetails,
): ShippingOption {
  const { deliveryDays } = method;
  const scopeAtDispatch = releaseDay ? { ...scope, day: releaseDay } : scope;
  return {
    method,
    name: localizedText(method.texts, 'name', scope) || method.key,
    fee: feeOfMethod(method, grams),
    externalId: null,
    deliveryDates:
      deliveryDays && readiness
        ? deliveryDates(
            readiness === 'made-to-order' ? addMadeToOrderDays(deliveryDays) : deliveryDays,
            scopeAtDispatch,
          )
        : undefined,
    pickupPoints,
  };
}
