import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { PriceInScope } from '#backend/features/price/price-in-scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { Amount } from '#backend/pricing/price-cart.ts';
import type { Completion } from './complete-payment.ts';
import type { OrderRow } from './order.queries.ts';

/** An order in the market where it was placed, told in the language that is asked for. */
export interface OrderInScope {
  row: OrderRow;
  scope: Scope;
}

/** What somebody who comes back from paying is told. */
export interface PurchaseInScope {
  outcome: Completion;
  order: OrderInScope | null;
}

export function orderInScope(
  row: OrderRow,
  context: Pick<ShopContext, 'scope'>,
  asked: { languageId?: string | null | undefined },
): OrderInScope {
  const scope = context.scope({
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: asked.languageId || row.language_id,
  });
  return { row, scope };
}

/** An amount by itself, without anything it would be compared with. */
export function plainPrice(scope: Scope, { incVat, exVat }: Amount): PriceInScope {
  return { scope, regularIncVat: incVat, regularExVat: exVat, sellingIncVat: incVat, sellingExVat: exVat };
}

/** Of all lines, and of the order as a whole. */
export function discountOf({ draft }: OrderRow): Amount {
  const { subTotal, fixedAmount } = draft;
  return {
    incVat: subTotal.regular.incVat - subTotal.selling.incVat + fixedAmount.incVat,
    exVat: subTotal.regular.exVat - subTotal.selling.exVat + fixedAmount.exVat,
  };
}

/** By gift code or balance. */
export function paidBefore({ draft }: OrderRow): number {
  return draft.paidByGiftCode + draft.paidByBalance;
}
