import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { Translate } from '#storefront/translations/words.ts';

export interface SummaryRow {
  /** Two rows may be labelled alike. */
  name: string;
  kind: 'plain' | 'less' | 'note' | 'total';
  label: string;
  /** A note is a label alone. */
  value?: string;
}

/** `simple` beside a list that shows its reductions itself; `display` for what was bought already (§11). */
export type SummaryMode = 'full' | 'simple' | 'display';

interface SummaryView {
  t: Translate;
  vatIncluded: boolean;
  /** BCP 47, for the one amount that the API does not write itself. */
  language: string;
  mode: SummaryMode;
}

/** The rows of §11, in their order. The total always has its VAT. */
export function summaryRows(
  { summary, appliedCampaigns }: Pick<CartPartsFragment, 'summary' | 'appliedCampaigns'>,
  { t, vatIncluded, language, mode }: SummaryView,
): SummaryRow[] {
  const { subTotal, total, shipping, balance } = summary ?? {};
  if (!summary || !subTotal || !total) return [];
  const rows: SummaryRow[] = [];
  const add = (name: string, kind: SummaryRow['kind'], label: string, value?: string | null) =>
    rows.push({ name, kind, label, ...(value ? { value } : {}) });
  const chosen = <T>(incVat: T, exVat: T) => (vatIncluded ? incVat : exVat);
  const less = (amount: string | null) => `−${amount ?? ''}`;

  if (total.isDiscounted && mode !== 'simple') {
    add(
      'regular',
      'plain',
      t('summary.regular'),
      chosen(subTotal.regularPriceIncVatFormatted, subTotal.regularPriceExVatFormatted),
    );
    add(
      'discount',
      'less',
      t('summary.discount'),
      less(chosen(total.discountIncVatFormatted, total.discountExVatFormatted)),
    );
  }
  add(
    'sub-total',
    'plain',
    t('summary.subTotal'),
    chosen(subTotal.sellingPriceIncVatFormatted, subTotal.sellingPriceExVatFormatted),
  );
  const fixed = chosen(summary.fixedAmountDiscountIncVat, summary.fixedAmountDiscountExVat);
  if (fixed > 0 && total.currency) {
    const givers = appliedCampaigns?.filter((campaign) => campaign?.action === 'amount-off') ?? [];
    const amount = writeAmount(fixed, total.currency.code, language);
    add('fixed', 'less', namesOf(givers) || t('summary.discount'), less(amount));
  }
  if (!vatIncluded) add('vat', 'plain', t('summary.vat'), total.vatFormatted);
  if (shipping) {
    const { isDefault, amountLeftToFreeShipping: left } = shipping;
    const fee = chosen(shipping.feeIncVatFormatted, shipping.feeExVatFormatted);
    add(
      'shipping',
      'plain',
      t(isDefault && left !== 0 ? 'summary.shippingEstimated' : 'summary.shipping'),
      shipping.feeIncVat === 0 ? t('summary.shippingFree') : fee,
    );
    // What costs nothing by itself can become no cheaper.
    if (left > 0 && shipping.feeIncVat > 0 && mode !== 'display')
      add(
        'left',
        'note',
        t('summary.leftToFree', { amount: shipping.amountLeftToFreeShippingFormatted ?? '' }),
      );
  }
  if (balance && balance.pending > 0) {
    add(
      'before-balance',
      'plain',
      t('summary.beforeBalance'),
      balance.totalSellingPriceExBalanceIncVatFormatted,
    );
    add('balance', 'less', t('summary.balance'), less(balance.pendingFormatted));
  }
  add(
    'total',
    'total',
    t(mode === 'display' ? 'summary.boughtTotal' : 'summary.total'),
    total.sellingPriceIncVatFormatted,
  );
  return rows;
}

/** As the API writes amounts: whole ones without decimals, but for euro. */
function writeAmount(amount: number, currency: string, language: string): string {
  const isShort = Number.isInteger(amount) && currency !== 'EUR';
  const digits = isShort ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount);
}

/** Those that customers may read of. */
export function namesOf(
  campaigns: readonly ({ name: string | null; hideTitle: boolean | null } | null)[] | null,
) {
  return (campaigns ?? [])
    .flatMap((campaign) => (campaign?.name && !campaign.hideTitle ? [campaign.name] : []))
    .join(', ');
}
