import { isActionWithEffect } from '#contract/campaign-types.ts';
import { CODE_SEPARATOR } from '#contract/order/gift-card-requests.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { fulfilmentOf } from '#storefront/features/product/fulfilment-of.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { activeCodes, isGiftCode } from './active-codes.ts';
import { campaignNames } from './campaign-names.ts';

interface SummaryRow {
  /** Unique; two rows may have the same label. */
  name: string;
  kind: 'amount' | 'deduction' | 'note' | 'total';
  label: string;
  /** A note is a label alone. */
  value?: string;
}

/** `full` in the checkout; `simple` beside a list that shows the discounts; `display` for a placed order. */
export type SummaryMode = 'full' | 'simple' | 'display';

/** Decimal amounts with VAT. */
export interface RefundTotals {
  refunded: number;
  /** The order's total minus `refunded`. */
  left: number;
  currency: string;
}

interface SummaryView {
  t: Translate<'purchase'>;
  vatIncluded: boolean;
  /** BCP 47, for the amounts that the API does not format. */
  language: string;
  mode: SummaryMode;
  /** Undefined: nothing was refunded. */
  refunds?: RefundTotals | undefined;
}

type Summary = NonNullable<CartPartsFragment['summary']>;
type Total = NonNullable<Summary['total']>;
type Price = Summary['subTotal'];
type Campaigns = CartPartsFragment['appliedCampaigns'];

/** The rows in display order. The total always includes VAT. */
export function summaryRows(
  {
    summary,
    appliedCampaigns,
    promoCode,
    items,
  }: Pick<CartPartsFragment, 'summary' | 'appliedCampaigns'> &
    Partial<Pick<CartPartsFragment, 'promoCode' | 'items'>>,
  view: SummaryView,
): SummaryRow[] {
  const { subTotal, total } = summary ?? {};
  if (!summary || !subTotal || !total) return [];
  const { t, vatIncluded, mode } = view;
  const subTotalAmount = vatIncluded
    ? subTotal.sellingPriceIncVatFormatted
    : subTotal.sellingPriceExVatFormatted;
  return [
    ...discountRows(subTotal, total, view),
    row('sub-total', 'amount', t('summary.subTotal'), subTotalAmount),
    ...fixedDiscountRows(summary, total, appliedCampaigns, view),
    ...(vatIncluded ? [] : [row('vat', 'amount', t('summary.vat'), total.vatFormatted)]),
    ...(showsShipping(items) ? shippingRows(summary.shipping, view) : []),
    ...balanceRows(summary.balance, promoCode, view),
    row('total', 'total', t(totalLabel(summary.balance, mode)), total.sellingPriceIncVatFormatted),
    ...refundRows(view),
  ];
}

/** If gift cards or the balance paid part of an order (`pending`), the last row is the rest, paid or not. */
function totalLabel(balance: Summary['balance'], mode: SummaryMode) {
  if (mode !== 'display') return 'summary.total';
  return balance && balance.pending > 0 ? 'summary.otherPayment' : 'summary.orderTotal';
}

/** Whether the summary shows shipping. Downloads and gift cards alone are not shipped. */
function showsShipping(items: CartPartsFragment['items'] | undefined): boolean {
  const fulfilments = items?.map((item) => fulfilmentOf(item?.product?.currentProductVariant)) ?? [];
  return fulfilments.length === 0 || fulfilments.includes('shipped');
}

function discountRows(
  subTotal: NonNullable<Price>,
  total: Total,
  { t, vatIncluded, mode }: SummaryView,
): SummaryRow[] {
  if (!total.isDiscounted || mode === 'simple') return [];
  const [regular, discount] = vatIncluded
    ? [subTotal.regularPriceIncVatFormatted, total.discountIncVatFormatted]
    : [subTotal.regularPriceExVatFormatted, total.discountExVatFormatted];
  return [
    row('regular', 'amount', t('summary.regular'), regular),
    row('discount', 'deduction', t('summary.discount'), minus(discount)),
  ];
}

function fixedDiscountRows(
  summary: Summary,
  { currency }: Total,
  campaigns: Campaigns,
  { t, vatIncluded, language }: SummaryView,
): SummaryRow[] {
  const discount = vatIncluded ? summary.fixedAmountDiscountIncVat : summary.fixedAmountDiscountExVat;
  if (discount <= 0 || !currency) return [];
  const fixedCampaigns = campaigns?.filter((campaign) => isActionWithEffect(campaign?.action, 'cart')) ?? [];
  const label = campaignNames(fixedCampaigns) || t('summary.discount');
  return [row('fixed', 'deduction', label, minus(formatAmount(discount, currency.code, language)))];
}

function shippingRows(shipping: Summary['shipping'], { t, vatIncluded, mode }: SummaryView): SummaryRow[] {
  if (!shipping) return [];
  const { isDefault, feeIncVat, amountLeftToFreeShipping: left } = shipping;
  // The fee is an estimate while the buyer has selected no option, unless shipping is free with every option: `left` is 0.
  const label = t(isDefault && left !== 0 ? 'summary.shippingEstimated' : 'summary.shipping');
  const fee = vatIncluded ? shipping.feeIncVatFormatted : shipping.feeExVatFormatted;
  const rows = [row('shipping', 'amount', label, feeIncVat === 0 ? t('summary.shippingFree') : fee)];
  // A free option that the buyer selected cannot become cheaper. `left` is -1 without a minimum amount.
  if (left > 0 && (feeIncVat > 0 || isDefault) && mode !== 'display') {
    const amount = shipping.amountLeftToFreeShippingFormatted ?? '';
    rows.push(row('left', 'note', t('summary.leftToFreeShipping', { amount })));
  }
  return rows;
}

/** A gift card is displayed by its last characters. */
function balanceRows(
  balance: Summary['balance'],
  code: string | null | undefined,
  { t, mode }: SummaryView,
): SummaryRow[] {
  if (!balance || balance.pending <= 0) return [];
  const before = balance.totalSellingPriceExBalanceIncVatFormatted;
  const cards = activeCodes(code).filter(isGiftCode).join(CODE_SEPARATOR);
  const beforePayment = cards ? 'summary.beforeGiftCard' : 'summary.beforeBalance';
  return [
    row('before-balance', 'amount', t(mode === 'display' ? 'summary.orderTotal' : beforePayment), before),
    row(
      'balance',
      'deduction',
      cards ? t('summary.giftCard', { code: cards }) : t('summary.balance'),
      minus(balance.pendingFormatted),
    ),
  ];
}

/** Rows below the total. `refunded` includes refunds to gift cards and balance, so `left` is the rest of the whole order. */
function refundRows({ t, language, refunds }: SummaryView): SummaryRow[] {
  if (!refunds) return [];
  const { refunded, left, currency } = refunds;
  return [
    row('refunded', 'deduction', t('timeline.refunded'), minus(formatAmount(refunded, currency, language))),
    row('left-of-total', 'total', t('summary.afterRefund'), formatAmount(left, currency, language)),
  ];
}

function row(name: string, kind: SummaryRow['kind'], label: string, value?: string | null): SummaryRow {
  return { name, kind, label, value: value || undefined };
}

function minus(amount: string | null): string {
  return `−${amount ?? ''}`;
}

/** Formatted like the amounts of the API: whole amounts without decimals, except in euro. */
function formatAmount(decimal: number, currency: string, language: string): string {
  // A sum of decimal amounts may be 0.30000000000000004.
  const amount = Math.round(decimal * 100) / 100;
  const isShort = Number.isInteger(amount) && currency !== 'EUR';
  const digits = isShort ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount);
}
