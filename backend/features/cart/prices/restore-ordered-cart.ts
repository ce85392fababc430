import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { ShippingOption } from '#backend/features/shipping/shipping-option.ts';
import { addAmounts, divideRounded, subtractAmounts } from '#backend/pricing/money.ts';
import type { ShippingVat } from '#backend/pricing/shipping-vat.ts';
import type { OrderOfCart } from '../cart.queries.ts';
import { type CartRow, emptyCart } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import type { CartInScope } from './cart-in-scope.ts';
import type { SoldLine } from './completed-cart.ts';
import { shippingNameIn } from './names-in-language.ts';

/** An order in the shape of a cart, with the amounts of the order. */
export async function restoreOrderedCart(order: OrderOfCart, scope: Scope): Promise<CartInScope> {
  const { draft } = order;
  const row = rowOf(order);
  const skus = await Promise.all(draft.lines.map(({ skuId }) => findSku(scope, skuId)));
  const priced = pricedDraft(draft);
  const pending = draft.paidByGiftCode + draft.paidByBalance;
  return {
    scope,
    row,
    lines: row.items.map((item, index) => {
      const line = draft.lines[index];
      return { scope, item, sku: skus[index], sold: line ? soldLine(line) : null };
    }),
    priced,
    shipping: {
      option: optionOf(draft, scope),
      fee: draft.shipping.fee.incVat,
      isSelected: true,
      pickupPoint: draft.shipping.pickupPoint,
    },
    shippingAt: () => priced.shipping,
    payment: null,
    draw: { pending, remaining: 0, byGiftCode: draft.paidByGiftCode, byBalance: draft.paidByBalance },
    fulfilsCode: draft.promoCode !== null,
    isCodeApplied: draft.promoCode !== null,
    giftCodes: draft.giftCodes ?? [],
    lastFour: draft.giftCardLastFour,
  };
}

function rowOf({ cart_id, channel_id, market_id, customer_id, placed_at, draft }: OrderOfCart): CartRow {
  return {
    ...emptyCart,
    cart_id,
    channel_id,
    market_id,
    customer_id,
    completed_at: placed_at,
    promo_code: draft.promoCode,
    gift_codes: (draft.giftCodes ?? []).map(({ code }) => code),
    merchant_data: draft.merchantData,
    items: draft.lines.map((line, index) => ({
      cart_item_id: index + 1,
      sku_id: line.skuId,
      quantity: line.quantity,
      message: line.message,
      group_key: line.groupKey,
      package_product_id: line.packageProductId,
      package_group_id: line.packageGroupId,
      package_option_id: line.packageOptionId,
    })),
  };
}

function soldLine(line: DraftLine): SoldLine {
  const regular = divideRounded(line.regular.incVat, line.quantity);
  // The highest price of a copy: a campaign may have lowered the price of some copies only.
  const selling = Math.max(...line.parts.map(({ unitPrice }) => unitPrice));
  const campaignId = line.priceCampaignId;
  const reduction = campaignId === null ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
  return {
    offer: { regular, selling, discountType: selling < regular ? reduction : 'NONE', campaignId },
    vatBasisPoints: line.vatBasisPoints,
    priced: {
      parts: line.parts,
      campaignId: line.quantityCampaignId,
      regular: line.regular,
      selling: line.selling,
      paid: line.paid,
      vatBasisPoints: line.vatBasisPoints,
    },
  };
}

function pricedDraft(draft: OrderDraft): CartInScope['priced'] {
  const { subTotal, fixedAmount, shipping, total, vats } = draft;
  return {
    lines: draft.lines.map((line) => soldLine(line).priced),
    subTotal,
    fixedAmount: {
      ...fixedAmount,
      campaignId: fixedAmount.incVat > 0 ? (draft.campaigns[0]?.id ?? null) : null,
    },
    shipping: {
      ...shipping.fee,
      vats: shippingVatsOf(shipping),
      freeByCampaignId: null,
      // -1: no campaign offers free shipping.
      amountLeftToFree: -1,
    },
    total: {
      regular: addAmounts(subtractAmounts(subTotal.regular, fixedAmount), shipping.fee),
      selling: total,
    },
    vats,
  };
}

/** Orders of older versions of the shop have one rate for the fee instead of a list. */
function shippingVatsOf({ fee, vats, vatBasisPoints = 0 }: OrderDraft['shipping']): ShippingVat[] {
  return vats ?? (fee.incVat > 0 ? [{ basisPoints: vatBasisPoints, ...fee }] : []);
}

/** The shipping option of the order; the shop may no longer have its method. */
function optionOf(draft: OrderDraft, scope: Scope): ShippingOption | undefined {
  const { shipping } = draft;
  // `fetchedAt` is the pick-up point, not a time.
  const { fetchedAt: point } = shipping;
  if (shipping.methodKey === null && shipping.externalId === null) return undefined;
  return {
    method: methodOf(draft, scope),
    name: shippingNameIn(scope, draft),
    fee: shipping.fee.incVat,
    externalId: shipping.externalId,
    deliveryDates: shipping.delivery,
    pickupPoints: point ? [point] : null,
  };
}

function methodOf(draft: OrderDraft, scope: Scope): ShippingMethod | null {
  const { shipping } = draft;
  if (shipping.methodId === null) return null;
  return {
    id: shipping.methodId,
    key: shipping.methodKey ?? '',
    fee: shipping.fee.incVat,
    isDefault: false,
    needsPickupPoint: shipping.pickupPoint !== null,
    maxGrams: null,
    areas: [],
    weightFees: [],
    deliveryDays: null,
    marks: [],
    logoPath: null,
    texts: new Map([
      [
        scope.language.id,
        { name: shippingNameIn(scope, draft), shortName: '', description: '', environment: '' },
      ],
    ]),
  };
}
