import type { Scope } from '#backend/catalogue-index/scope.ts';
import { toFullAddress } from '#backend/features/checkout/prefill-address.ts';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import type { PriceInScope } from '#backend/features/price/price-in-scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { Amount } from '#backend/pricing/money.ts';
import type { OrderRow } from './order.queries.ts';
import type { PurchaseOutcome } from './payment/complete-payment.ts';

/** An order with the scope of its market, in the requested language. */
export interface OrderInScope {
  row: OrderRow;
  scope: Scope;
}

/** The purchase of a customer who returns from the provider's page. */
export interface PurchaseInScope {
  outcome: PurchaseOutcome;
  order: OrderInScope | null;
  /** Whether the caller may see the customer's data. */
  isAuthorized: boolean;
}

/**
 * The order without the customer's data, for a caller who knows only its public id or the public id of its payment: both
 * are in URLs of pages, and may leak.
 */
export function withoutCustomer({ row, scope }: OrderInScope): OrderInScope {
  const { draft } = row;
  const { billingAddress, shippingAddress } = draft;
  const emptyAddress = (address: PostalAddress): PostalAddress => ({
    ...toFullAddress({}),
    country: address.country,
  });
  return {
    scope,
    row: {
      ...row,
      email: '',
      customer_id: null,
      draft: {
        ...draft,
        email: '',
        identityNumber: null,
        billingAddress: emptyAddress(billingAddress),
        shippingAddress: shippingAddress && emptyAddress(shippingAddress),
        message: '',
        merchantData: null,
      },
    },
  };
}

export function orderInScope(
  row: OrderRow,
  context: Pick<ShopContext, 'scope'>,
  args: { languageId?: string | null | undefined },
): OrderInScope {
  const scope = context.scope({
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: args.languageId || row.language_id,
  });
  return { row, scope };
}

export function undiscountedPrice(scope: Scope, { incVat, exVat }: Amount): PriceInScope {
  return { scope, regularIncVat: incVat, regularExVat: exVat, sellingIncVat: incVat, sellingExVat: exVat };
}

/** The discounts of the lines plus the fixed amount. */
export function discountOf({ draft }: OrderRow): Amount {
  const { subTotal, fixedAmount } = draft;
  return {
    incVat: subTotal.regular.incVat - subTotal.selling.incVat + fixedAmount.incVat,
    exVat: subTotal.regular.exVat - subTotal.selling.exVat + fixedAmount.exVat,
  };
}

/** The amount that was paid by gift code or balance. */
export function prepaidAmount({ draft }: OrderRow): number {
  return draft.paidByGiftCode + draft.paidByBalance;
}
