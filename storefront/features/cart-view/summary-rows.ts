import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { Words } from '#storefront/translations/words.ts';

export interface SummaryRow {
  kind: 'plain' | 'less' | 'note' | 'total';
  label: string;
  /** A note is a label alone. */
  value?: string;
}

/** `simple` beside a list that shows its reductions itself; `display` for what was bought already (§11). */
export type SummaryMode = 'full' | 'simple' | 'display';

interface SummaryView {
  words: Words;
  vatIncluded: boolean;
  /** BCP 47, for the one amount that the API does not write itself. */
  language: string;
  mode: SummaryMode;
}

/** The rows of §11, in their order. The total always has its VAT. */
export function summaryRows(
  { summary, appliedCampaigns }: Pick<CartPartsFragment, 'summary' | 'appliedCampaigns'>,
  { words, vatIncluded, language, mode }: SummaryView,
): SummaryRow[] {
  const { subTotal, total, shipping, balance } = summary ?? {};
  if (!summary || !subTotal || !total) return [];
  const rows: SummaryRow[] = [];
  const add = (kind: SummaryRow['kind'], label: string, value?: string | null) =>
    rows.push({ kind, label, ...(value ? { value } : {}) });
  const chosen = <T>(incVat: T, exVat: T) => (vatIncluded ? incVat : exVat);
  const less = (amount: string | null) => `−${amount ?? ''}`;

  if (total.isDiscounted && mode !== 'simple') {
    add(
      'plain',
      words('summary.regular'),
      chosen(subTotal.regularPriceIncVatFormatted, subTotal.regularPriceExVatFormatted),
    );
    add(
      'less',
      words('summary.discount'),
      less(chosen(total.discountIncVatFormatted, total.discountExVatFormatted)),
    );
  }
  add(
    'plain',
    words('summary.subTotal'),
    chosen(subTotal.sellingPriceIncVatFormatted, subTotal.sellingPriceExVatFormatted),
  );
  const fixed = chosen(summary.fixedAmountDiscountIncVat, summary.fixedAmountDiscountExVat);
  if (fixed > 0 && total.currency) {
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: total.currency.code });
    const givers = appliedCampaigns?.filter((campaign) => campaign?.action === 'amount-off') ?? [];
    add('less', namesOf(givers) || words('summary.discount'), less(amount.format(fixed)));
  }
  if (!vatIncluded) add('plain', words('summary.vat'), total.vatFormatted);
  if (shipping) {
    const { isDefault, amountLeftToFreeShipping: left } = shipping;
    const fee = chosen(shipping.feeIncVatFormatted, shipping.feeExVatFormatted);
    add(
      'plain',
      words(isDefault && left !== 0 ? 'summary.shippingEstimated' : 'summary.shipping'),
      shipping.feeIncVat === 0 ? words('summary.shippingFree') : fee,
    );
    if (left > 0 && mode !== 'display')
      add('note', words('summary.leftToFree', { amount: shipping.amountLeftToFreeShippingFormatted ?? '' }));
  }
  if (balance && balance.pending > 0) {
    add('plain', words('summary.beforeBalance'), balance.totalSellingPriceExBalanceIncVatFormatted);
    add('less', words('summary.balance'), less(balance.pendingFormatted));
  }
  add('total', words('summary.total'), total.sellingPriceIncVatFormatted);
  return rows;
}

/** Those that customers may read of. */
export function namesOf(
  campaigns: readonly ({ name: string | null; hideTitle: boolean | null } | null)[] | null,
) {
  return (campaigns ?? [])
    .flatMap((campaign) => (campaign?.name && !campaign.hideTitle ? [campaign.name] : []))
    .join(', ');
}
