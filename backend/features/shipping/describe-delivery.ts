import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { cheapestMarketOption } from './cheapest-option.ts';
import {
  addMadeToOrderDays,
  type DeliveryDays,
  deliveryDates,
  formatDeliveryDates,
} from './delivery-dates.ts';
import { lawfulFee } from './lawful-minimum-fee.ts';
import type { ShippingOption } from './shipping-option.ts';

/** The statements of the shop about delivery, from the market's table of shipping methods. Null: no statement. */
interface DeliveryStatements {
  shippingPromise: string | null;
  deliveryTime: string | null;
  madeToOrderTime: string | null;
}

/**
 * The cheapest option for one book: 0 grams stand for a usual weight. The shop does not deliver to a virtual or closed market.
 */
export function usualShipping(scope: Scope): ShippingOption | undefined {
  return scope.market.virtual ? undefined : cheapestMarketOption(scope, 0);
}

/** The statements about the cheapest option of the market. A free option is stated with the weight that it carries. */
export function describeDelivery(scope: Scope): DeliveryStatements {
  const cheapest = usualShipping(scope);
  const maxGrams = cheapest?.method?.maxGrams ?? null;
  return describeOption(scope, cheapest, {
    fee: lawfulFee(scope.market.country.code, cheapest?.fee ?? 0),
    limit: maxGrams === null ? null : formatWeight(maxGrams, scope.language.id),
  });
}

/** `fee` is in minor units. `limit` is the weight up to which a free option is free; null if it has no limit. */
export function describeOption(
  scope: Scope,
  option: ShippingOption | undefined,
  { fee, limit }: { fee: number; limit: string | null },
): DeliveryStatements {
  const method = option?.method;
  if (!method) return { shippingPromise: null, deliveryTime: null, madeToOrderTime: null };
  const { market, language } = scope;
  const texts = languageOf(language.id).apiMessages.shipping;
  const name = localizedText(method.texts, 'shortName', scope) || option.name;
  const days = method.deliveryDays;
  const timeOf = (promised: DeliveryDays) =>
    texts.delivered(formatDeliveryDates(deliveryDates(promised, scope), language.id));
  return {
    shippingPromise:
      fee === 0
        ? texts.free(name.charAt(0).toLowerCase() + name.slice(1), limit)
        : texts.from(formatMoney(fee, market.currency, language.id)),
    deliveryTime: days && timeOf(days),
    madeToOrderTime: days && timeOf(addMadeToOrderDays(days)),
  };
}

function formatWeight(grams: number, languageId: string): string {
  return new Intl.NumberFormat(languageId, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);
}
