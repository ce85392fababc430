import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShippingOption } from './shipping-option.ts';

/** The shipping option that a cart is priced with, and its fee before campaigns. */
export interface ExpectedShipping {
  /** Undefined in a market without shipping. */
  option: ShippingOption | undefined;
  fee: number;
  vatBasisPoints: number;
  /** Whether the customer selected the option or a carrier's widget set the fee. If not, the fee is an estimate. */
  isSelected: boolean;
  /** The id of the selected pick-up point. */
  pickupPoint: string | null;
}

/** The customer's selection in the checkout. */
export interface SelectedShipping {
  option: ShippingOption;
  pickupPoint: string | null;
}

/** Without a selection, the market's default option is expected. */
export function expectedShipping(
  scope: Scope,
  externalFee: number | null,
  selected?: SelectedShipping,
): ExpectedShipping {
  const option = selected?.option ?? defaultOption(scope);
  return {
    option,
    fee: externalFee ?? option?.fee ?? 0,
    vatBasisPoints: vatBasisPoints(scope.market, 'shipping', scope.day),
    isSelected: selected !== undefined || externalFee !== null,
    pickupPoint: selected?.pickupPoint ?? null,
  };
}

function defaultOption(scope: Scope): ShippingOption | undefined {
  const { shippingMethods } = scope.market;
  const method = shippingMethods.find(({ isDefault }) => isDefault) ?? shippingMethods[0];
  return (
    method && {
      method,
      name: localizedText(method.texts, 'name', scope) || method.key,
      fee: method.fee,
      externalId: null,
      pickupPoints: null,
    }
  );
}
