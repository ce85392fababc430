import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { cheapestOption } from './cheapest-option.ts';
import { afterMaking, type DeliveryDays, deliveryDates, formatDeliveryDates } from './delivery-dates.ts';
import { listMarketOptions } from './list-market-options.ts';

/** The statements of the shop about delivery in a market, from its table of shipping methods. Null: no statement. */
interface DeliveryStatements {
  shippingPromise: string | null;
  deliveryTime: string | null;
  madeToOrderTime: string | null;
}

/** For one book, by the cheapest option of the market. */
export function describeDelivery(scope: Scope): DeliveryStatements {
  const cheapest = cheapestOption(listMarketOptions(scope, { grams: 0 }));
  const method = cheapest?.method;
  if (!cheapest || !method) return { shippingPromise: null, deliveryTime: null, madeToOrderTime: null };
  const { market, language } = scope;
  const texts = languageOf(language.id).apiMessages.shipping;
  const name = localizedText(method.texts, 'shortName', scope) || cheapest.name;
  const days = method.deliveryDays;
  const timeOf = (promised: DeliveryDays) =>
    texts.delivered(formatDeliveryDates(deliveryDates(promised, scope), language.id));
  return {
    shippingPromise:
      cheapest.fee === 0
        ? texts.free(name.charAt(0).toLowerCase() + name.slice(1))
        : texts.from(formatMoney(cheapest.fee, market.currency, language.id)),
    deliveryTime: days && timeOf(days),
    madeToOrderTime: days && timeOf(afterMaking(days)),
  };
}
