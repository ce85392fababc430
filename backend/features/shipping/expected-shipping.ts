import type { Scope } from '#backend/catalogue-index/scope.ts';
import { cheapestMarketOption } from './cheapest-option.ts';
import { lawfulMinimumFee } from './lawful-minimum-fee.ts';
import type { ShippingOption } from './shipping-option.ts';

/** The shipping option that a cart is priced with, and its fee before campaigns. */
export interface ExpectedShipping {
  /** Undefined in a market without shipping. */
  option: ShippingOption | undefined;
  fee: number;
  /** The lowest fee that the law of the country allows for goods of this value. */
  minimumFee?: ((goods: number) => number) | undefined;
  /** False for an estimate: no postal code is known, the customer selected no option, and no carrier's widget set the fee. */
  isSelected: boolean;
  /** The id of the selected pick-up point. */
  pickupPoint: string | null;
}

/** The option in the checkout: that of the customer, or the preselected one. */
export interface SelectedShipping {
  option: ShippingOption;
  /** Preselected before the postal code is known. */
  isEstimate: boolean;
  pickupPoint: string | null;
}

/** Without a selection, the cheapest option of the market for this weight is expected. */
export function expectedShipping(
  scope: Scope,
  externalFee: number | null,
  { grams, selected }: { grams: number; selected?: SelectedShipping | undefined },
): ExpectedShipping {
  const option = selected?.option ?? cheapestMarketOption(scope, grams);
  return {
    option,
    fee: externalFee ?? option?.fee ?? 0,
    minimumFee: lawfulMinimumFee(scope.market.country.code),
    isSelected: externalFee !== null || selected?.isEstimate === false,
    pickupPoint: selected?.pickupPoint ?? null,
  };
}
