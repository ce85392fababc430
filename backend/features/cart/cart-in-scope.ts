import type { Campaign, Sku } from '#backend/catalogue-index/catalogue.ts';
import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSkuByCode, subjectOf } from '#backend/features/price/offer-in-scope.ts';
import { type Code, isFulfilled } from '#backend/features/promo-code/find-code.ts';
import { type AgreedPrices, nothingAgreed } from '#backend/features/quotation/agreed-prices.ts';
import type { DeliveryOffer } from '#backend/features/shipping/delivery-offer.ts';
import { type ExpectedShipping, expectedShipping } from '#backend/features/shipping/shipping-option.ts';
import type { PaymentOptionType } from '#backend/graphql/schema.generated.ts';
import { isRunning } from '#backend/pricing/campaign.ts';
import { type BalanceDraw, drawBalance } from '#backend/pricing/draw-balance.ts';
import type { Offer } from '#backend/pricing/offer.ts';
import { type CartLine, type PricedCart, type PricedLine, priceCart } from '#backend/pricing/price-cart.ts';
import { type Good, type Goods, goodsOf, pricedGoods } from './cart-goods.ts';
import type { CartItemRow, CartRow } from './cart-row.ts';
import { findSku } from './find-sku.ts';

/** A cart as its market prices it today. */
export interface CartInScope {
  scope: Scope;
  row: CartRow;
  lines: CartLineInScope[];
  priced: PricedCart;
  shipping: ExpectedShipping;
  /** What delivery would come to in this cart, if it cost so much before campaigns. */
  shippingAt: (fee: number) => PricedCart['shipping'];
  /** How it is to be paid for; nobody says so before the checkout. */
  payment: PaymentOptionType | null;
  /** What a gift code and the customer's balance pay of it. */
  draw: BalanceDraw;
  /** Whether the code is valid and the cart has what it asks for. */
  fulfilsCode: boolean;
  /** Whether the code pays, or makes the cart cheaper than it is without: only then it is used. */
  isCodeApplied: boolean;
}

export interface CartLineInScope {
  scope: Scope;
  item: CartItemRow;
  /** Nothing where the shop has no such product any more. */
  sku: Sku | undefined;
  /** Nothing where the market does not sell the SKU: the line stays, and counts in no sum. */
  sold: SoldLine | null;
}

export interface SoldLine {
  offer: Offer;
  vatBasisPoints: number;
  priced: PricedLine;
}

export interface PricingOptions {
  /** True only in the checkout. */
  allowExternalShippingFee: boolean;
  /** What stands behind the cart's code, if it is valid now. */
  code: Code | null;
  /** What the customer has with the shop in the market's currency. */
  balance: number;
  /** What was agreed with the customer about this cart; without: nothing. */
  agreed?: AgreedPrices;
  /** How the checkout was told to deliver. */
  chosen?: { offer: DeliveryOffer; pickupPoint: string | null } | undefined;
}

export async function cartInScope(
  cart: CartRow,
  scope: Scope,
  { allowExternalShippingFee, code, balance, agreed = nothingAgreed, chosen }: PricingOptions,
): Promise<CartInScope> {
  const skus = await Promise.all(cart.items.map((item) => findSku(scope, item.sku_id)));
  const goods = await goodsOf(cart.items, skus, scope, agreed);
  // Of another market, the fee is in another currency.
  const isFeeMeant = allowExternalShippingFee && cart.market_id === scope.market.id;
  const shipping = expectedShipping(scope, isFeeMeant ? cart.external_shipping_fee : null, chosen);
  const best = priceByCode(goods, code, shipping, scope);
  const { fulfilsCode, isCodeApplied } = best;
  const giftCode = fulfilsCode && code?.kind === 'gift' ? code.balance : 0;
  return {
    scope,
    row: cart,
    lines: cart.items.map((item, place) => ({
      scope,
      item,
      sku: skus[place],
      sold: best.soldLines.get(item) ?? null,
    })),
    priced: best.priced,
    shipping,
    shippingAt: (fee) =>
      (fee === shipping.fee ? best : priceByCode(goods, code, { ...shipping, fee }, scope)).priced.shipping,
    payment: null,
    draw: drawBalance({ giftCode, balance }, best.priced.total.selling.incVat),
    fulfilsCode,
    isCodeApplied,
  };
}

/** What never ends is no thing that could be sent. */
export function isDelivered(sku: Sku): boolean {
  return sku.staticStock === 0;
}

function priceByCode(goods: Goods, code: Code | null, shipping: ExpectedShipping, scope: Scope) {
  const running = scope.prices.campaigns.filter((campaign) => isRunning(campaign, scope.now));
  const without = priceGoods(pricedGoods(goods), running, shipping, scope);
  const fulfilsCode = code !== null && isFulfilled(code, scope, without.lines, without.priced);
  if (!fulfilsCode || code.kind !== 'promo') return { ...without, fulfilsCode, isCodeApplied: fulfilsCode };
  const { campaign } = code;
  const byCode = pricedGoods(goods, (sku, offer) => offerOfSkuByCode(sku, offer, campaign, scope));
  const withCode = priceGoods(byCode, [...running, campaign], shipping, scope);
  // A lower price may cost the customer something dearer, such as free delivery.
  const isCodeApplied = withCode.priced.total.selling.incVat < without.priced.total.selling.incVat;
  return { ...(isCodeApplied ? withCode : without), fulfilsCode, isCodeApplied };
}

function priceGoods(
  goods: readonly Good[],
  campaigns: readonly Campaign[],
  shipping: ExpectedShipping,
  scope: Scope,
) {
  const lines = goods.map(
    ({ item, sku, offer, product }): CartLine => ({
      unitPrice: offer.selling,
      regularPrice: offer.regular,
      vatBasisPoints: vatBasisPoints(scope.market, sku.product.taxClass, scope.day),
      quantity: item.quantity,
      subject: subjectOf(product),
      needsDelivery: isDelivered(sku),
    }),
  );
  const priced = priceCart(lines, { currencyCode: scope.prices.currencyCode, campaigns, shipping });
  const soldLines = new Map<CartItemRow, SoldLine>();
  for (const [place, { item, offer }] of goods.entries()) {
    const line = priced.lines[place];
    if (line) soldLines.set(item, { offer, vatBasisPoints: lines[place]?.vatBasisPoints ?? 0, priced: line });
  }
  return { lines, priced, soldLines };
}
