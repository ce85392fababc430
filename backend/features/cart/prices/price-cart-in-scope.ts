import type { Campaign } from '#backend/catalogue-index/catalogue.ts';
import { productVatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSkuByCode, subjectOf } from '#backend/features/price/offer-in-scope.ts';
import {
  type CartCodes,
  canPayByGiftCode,
  canUsePromoCode,
  type PromoCode,
} from '#backend/features/promo-code/find-code.ts';
import { type AgreedPrices, noAgreedPrices } from '#backend/features/quotation/agreed-prices.ts';
import {
  type ExpectedShipping,
  expectedShipping,
  type SelectedShipping,
} from '#backend/features/shipping/expected-shipping.ts';
import { isRunning } from '#backend/pricing/campaigns/campaign.ts';
import { drawBalance, splitByGiftCode } from '#backend/pricing/draw-balance.ts';
import { type CartLine, priceCart } from '#backend/pricing/price-cart.ts';
import { removeCartVat } from '#backend/pricing/remove-cart-vat.ts';
import type { CartItemRow, CartRow } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import type { CartInScope } from './cart-in-scope.ts';
import type { SoldLine } from './completed-cart.ts';
import { isVatFree } from './is-vat-free.ts';
import { needsDelivery } from './needs-delivery.ts';
import { findSellableLines, type SellableLine, type SellableLines, withOffers } from './sellable-lines.ts';

export interface PricingOptions {
  /** True only in the checkout. */
  allowExternalShippingFee: boolean;
  codes: CartCodes;
  /** The customer's balance in the market's currency. */
  balance: number;
  /** The prices of the quotations that were accepted into the cart. */
  agreed?: AgreedPrices;
  selectedShipping?: SelectedShipping | undefined;
  /** False for a private buyer, who pays VAT even if the cart has a VAT number. True by default. */
  isCompany?: boolean | undefined;
}

/** Prices a cart at current prices. The caller has read codes, balance and agreed prices from the database. */
export async function priceCartInScope(
  cart: CartRow,
  scope: Scope,
  {
    allowExternalShippingFee,
    codes,
    balance,
    agreed = noAgreedPrices,
    selectedShipping,
    isCompany = true,
  }: PricingOptions,
): Promise<CartInScope> {
  const skus = await Promise.all(cart.items.map((item) => findSku(scope, item.sku_id)));
  const lines = await findSellableLines(cart.items, skus, scope, agreed);
  // The fee is in the currency of the cart's market.
  const isFeeValid = allowExternalShippingFee && cart.market_id === scope.market.id;
  const shipping = expectedShipping(scope, isFeeValid ? cart.external_shipping_fee : null, {
    grams: shippedGrams(lines),
    selected: selectedShipping,
  });
  const isUntaxed = isCompany && isVatFree(cart.vat_number_check, scope);
  const best = priceWithCode(lines, codes.promo, shipping, { scope, isUntaxed });
  const gifts = codes.gifts.filter((code) => canPayByGiftCode(code, scope, best.lines));
  const giftCodeBalance = gifts.reduce((sum, code) => sum + code.balance, 0);
  const total = best.priced.total.selling.incVat;
  const draw = drawBalance({ giftCode: giftCodeBalance, balance }, total, giftCardAmount(best));
  const amounts = splitByGiftCode(
    draw.byGiftCode,
    gifts.map((code) => code.balance),
  );
  return {
    scope,
    row: cart,
    lines: cart.items.map((item, index) => ({
      scope,
      item,
      sku: skus[index],
      sold: best.soldLines.get(item) ?? null,
    })),
    priced: best.priced,
    shipping,
    shippingAt(fee) {
      if (fee === shipping.fee) return best.priced.shipping;
      return priceWithCode(lines, codes.promo, { ...shipping, fee }, { scope, isUntaxed }).priced.shipping;
    },
    payment: null,
    draw,
    fulfilsCode: best.fulfilsCode,
    isCodeApplied: best.isCodeApplied,
    giftCodes: gifts.map(({ stored, lastFour }, index) => ({
      code: stored,
      lastFour,
      amount: amounts[index] ?? 0,
    })),
  };
}

function shippedGrams(lines: SellableLines): number {
  return withOffers(lines).reduce(
    (sum, { sku, item }) => sum + (needsDelivery(sku) ? sku.weightGrams * item.quantity : 0),
    0,
  );
}

/** The part of the total that is for gift cards, which a gift code cannot pay. */
function giftCardAmount({ lines, priced }: ReturnType<typeof priceLines>): number {
  return lines.reduce(
    (sum, { subject }, index) => sum + (subject.isGiftCard ? (priced.lines[index]?.paid.incVat ?? 0) : 0),
    0,
  );
}

/** Prices the lines with the promo code, or without the code if the code does not lower the total. */
function priceWithCode(
  lines: SellableLines,
  code: PromoCode | null,
  shipping: ExpectedShipping,
  taxed: TaxedScope,
) {
  const { scope } = taxed;
  const runningCampaigns = scope.prices.campaigns.filter((campaign) => isRunning(campaign, scope.now));
  const withoutCode = priceLines(withOffers(lines), runningCampaigns, shipping, taxed);
  const fulfilsCode = code !== null && canUsePromoCode(code, scope, withoutCode.lines, withoutCode.priced);
  if (!fulfilsCode) return { ...withoutCode, fulfilsCode, isCodeApplied: false };
  const { campaign } = code;
  const linesByCode = withOffers(lines, (sku, offer) => offerOfSkuByCode(sku, offer, campaign, scope));
  const withCode = priceLines(linesByCode, [...runningCampaigns, campaign], shipping, taxed);
  // A reduction can cost the customer more than it saves, for example if the cart loses free shipping.
  const isCodeApplied = withCode.priced.total.selling.incVat < withoutCode.priced.total.selling.incVat;
  return { ...(isCodeApplied ? withCode : withoutCode), fulfilsCode, isCodeApplied };
}

interface TaxedScope {
  scope: Scope;
  /** The buyer accounts for the VAT: prices and fee are without VAT. */
  isUntaxed: boolean;
}

function priceLines(
  sellableLines: readonly SellableLine[],
  campaigns: readonly Campaign[],
  shipping: ExpectedShipping,
  { scope, isUntaxed }: TaxedScope,
) {
  const taxedLines = sellableLines.map(
    ({ item, sku, offer, minimum, product }): CartLine => ({
      unitPrice: offer.selling,
      regularPrice: offer.regular,
      minimumPrice: minimum,
      vatBasisPoints: productVatBasisPoints(scope.market, sku.product, scope.day),
      quantity: item.quantity,
      subject: subjectOf(product),
      needsDelivery: needsDelivery(sku),
    }),
  );
  const { lines, fee } = isUntaxed
    ? removeCartVat(taxedLines, shipping.fee)
    : { lines: taxedLines, fee: shipping.fee };
  const rules = { currencyCode: scope.prices.currencyCode, campaigns, shipping: { ...shipping, fee } };
  const priced = priceCart(lines, rules);
  const soldLines = new Map<CartItemRow, SoldLine>();
  for (const [index, { item, offer, isAgreed }] of sellableLines.entries()) {
    const [line, sold] = [lines[index], priced.lines[index]];
    if (!line || !sold) continue;
    const { unitPrice: selling, regularPrice: regular, vatBasisPoints } = line;
    soldLines.set(item, { offer: { ...offer, selling, regular }, vatBasisPoints, priced: sold, isAgreed });
  }
  return { lines, priced, soldLines };
}
