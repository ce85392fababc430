import { describe, expect, test } from 'vitest';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type SummaryMode, summaryRows } from './summary-rows.ts';

type Summary = NonNullable<CartPartsFragment['summary']>;

const t = await loadTranslate('en', 'purchase');
const { totalPrice: price } = itemWith({ id: 'any' });
if (!price) throw new Error('itemWith returned no price');

const baseSummary: Summary = {
  fixedAmountDiscountIncVat: 0,
  fixedAmountDiscountExVat: 0,
  subTotal: price,
  total: {
    ...price,
    sellingPriceIncVatFormatted: '149 kr',
    vatFormatted: '25 kr',
    discountIncVatFormatted: '30 kr',
    discountExVatFormatted: '24 kr',
    currency: { code: 'SEK' },
  },
  shipping: {
    isDefault: true,
    feeIncVat: 49,
    feeExVat: 39.2,
    feeIncVatFormatted: '49 kr',
    feeExVatFormatted: '39.20 kr',
    amountLeftToFreeShipping: 399,
    amountLeftToFreeShippingFormatted: '399 kr',
  },
  balance: { pending: 0, pendingFormatted: '0 kr', totalSellingPriceExBalanceIncVatFormatted: '149 kr' },
};

function rows(
  part: Partial<Summary> = {},
  {
    mode = 'full',
    vatIncluded = true,
    promoCode = null,
  }: { mode?: SummaryMode; vatIncluded?: boolean; promoCode?: string | null } = {},
): string[] {
  const cart = {
    summary: { ...baseSummary, ...part },
    appliedCampaigns: [
      { name: 'Free delivery', hideTitle: false, action: 'free-shipping' },
      { name: 'A hundred off', hideTitle: false, action: 'amount-off' },
      { name: 'Secret', hideTitle: true, action: 'amount-off' },
    ],
  };
  return summaryRows({ ...cart, promoCode }, { t, vatIncluded, language: 'en-GB', mode }).map(
    ({ label, value }) => (value ? `${label}: ${value}` : label),
  );
}

const discounted = { total: { ...baseSummary.total, isDiscounted: true } as Summary['total'] };
const shippingWith = (part: Partial<NonNullable<Summary['shipping']>>) => ({
  shipping: { ...baseSummary.shipping, ...part } as Summary['shipping'],
});

describe('the rows of a summary', () => {
  test('with VAT', () => {
    expect(rows()).toEqual([
      'Subtotal: 100 kr',
      'Estimated delivery: 49 kr',
      '399 kr away from free delivery with any option',
      'Total incl. VAT: 149 kr',
    ]);
  });

  test('without VAT: VAT is a row, and the total still includes it', () => {
    expect(rows({}, { vatIncluded: false })).toEqual([
      'Subtotal: 80 kr',
      'VAT: 25 kr',
      'Estimated delivery: 39.20 kr',
      '399 kr away from free delivery with any option',
      'Total incl. VAT: 149 kr',
    ]);
  });

  test('with a discount, except beside a list that shows it', () => {
    expect(rows(discounted).slice(0, 3)).toEqual([
      'Regular price: 100 kr',
      'Discount: −30 kr',
      'Subtotal: 100 kr',
    ]);
    expect(rows(discounted, { vatIncluded: false }).slice(0, 2)).toEqual([
      'Regular price: 80 kr',
      'Discount: −24 kr',
    ]);
    expect(rows(discounted, { mode: 'simple' })[0]).toBe('Subtotal: 100 kr');
  });

  test('with a fixed discount, named after its campaign and formatted as by the API', () => {
    const fixed = { fixedAmountDiscountIncVat: 50, fixedAmountDiscountExVat: 39.5 };
    expect(rows(fixed)[1]).toBe('A hundred off: −SEK\u00a050');
    expect(rows(fixed, { vatIncluded: false })[1]).toBe('A hundred off: −SEK\u00a039.50');
    const inEuro = {
      ...fixed,
      total: { ...baseSummary.total, currency: { code: 'EUR' } } as Summary['total'],
    };
    expect(rows(inEuro)[1]).toBe('A hundred off: −€50.00');
  });
});

describe('the delivery', () => {
  test.each([
    [{ isDefault: true, amountLeftToFreeShipping: 0 }, 'Delivery: 49 kr'],
    [{ isDefault: false }, 'Delivery: 49 kr'],
    [{ feeIncVat: 0, amountLeftToFreeShipping: 0 }, 'Delivery: Free delivery'],
    [{ feeIncVat: 0, isDefault: true, amountLeftToFreeShipping: -1 }, 'Estimated delivery: Free delivery'],
  ])('has the row of %j', (part, row) => {
    expect(rows(shippingWith(part))[1]).toBe(row);
  });

  test('has no amount left to free delivery where that is not offered, or for an order', () => {
    const note = '399 kr away from free delivery with any option';
    expect(rows({}, { mode: 'display' })).not.toContain(note);
    const none = rows(shippingWith({ amountLeftToFreeShipping: -1 }));
    expect(none.some((row) => row.includes('away from free'))).toBe(false);
    expect(rows(shippingWith({ feeIncVat: 0, isDefault: false }))).not.toContain(note);
    expect(rows(shippingWith({ feeIncVat: 0 }))).toContain(note);
    expect(rows({})).toContain(note);
  });
});

describe('the total', () => {
  test('an order has another label for its total', async () => {
    const cart = { summary: baseSummary, appliedCampaigns: [] };
    const view = { t: await loadTranslate('sv', 'purchase'), vatIncluded: true, language: 'sv-SE' };
    const totalIn = (mode: SummaryMode) => summaryRows(cart, { ...view, mode }).at(-1)?.label;
    expect(totalIn('full')).toBe('Att betala inkl. moms');
    expect(totalIn('display')).toBe('Totalt inkl. moms');
    const balance = {
      pending: 100,
      pendingFormatted: '100 kr',
      totalSellingPriceExBalanceIncVatFormatted: '200 kr',
    };
    const paid = { ...cart, summary: { ...baseSummary, balance } };
    const labels = summaryRows(paid, { ...view, mode: 'display' }).map(({ label }) => label);
    expect(labels.slice(-3)).toEqual(['Totalt inkl. moms', 'Saldo', 'Övrig betalning']);
  });

  test('names are unique, also with equal labels', () => {
    const summary = {
      ...baseSummary,
      ...discounted,
      fixedAmountDiscountIncVat: 50,
      fixedAmountDiscountExVat: 40,
    };
    const view = { t, vatIncluded: true, language: 'en-GB', mode: 'full' } as const;
    const names = summaryRows({ summary, appliedCampaigns: [] }, view).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the balance is deducted last', () => {
    const balance = {
      pending: 100,
      pendingFormatted: '100 kr',
      totalSellingPriceExBalanceIncVatFormatted: '249 kr',
    };
    expect(rows({ balance }).slice(-3)).toEqual([
      'Total before balance: 249 kr',
      'Balance: −100 kr',
      'Total incl. VAT: 149 kr',
    ]);
  });

  test('a cart without totals has no rows', () => {
    const view = { t, vatIncluded: true, language: 'en-GB', mode: 'full' } as const;
    expect(summaryRows({ summary: null, appliedCampaigns: null }, view)).toEqual([]);
  });
});

test('names the gift card that pays', () => {
  const balance = {
    pending: 50,
    pendingFormatted: '50 kr',
    totalSellingPriceExBalanceIncVatFormatted: '149 kr',
  };
  expect(rows({ balance }, { promoCode: '•••• 7K2M' })).toContain('Gift card •••• 7K2M: −50 kr');
  expect(rows({ balance }, { promoCode: 'HALF, •••• 7K2M' })).toContain('Gift card •••• 7K2M: −50 kr');
});

test('a cart of downloads alone has no delivery', () => {
  const item = (fulfilment: string) => {
    const line = itemWith({ id: fulfilment });
    const currentProductVariant = { attributes: [{ key: 'fulfilment', value: fulfilment }] };
    return { ...line, product: line.product && { ...line.product, currentProductVariant } };
  };
  const labels = (...fulfilments: string[]) =>
    summaryRows(
      {
        summary: baseSummary,
        appliedCampaigns: [],
        items: fulfilments.map(item) as CartPartsFragment['items'],
      },
      { t, vatIncluded: true, language: 'en-GB', mode: 'full' },
    ).map(({ name }) => name);
  expect(labels('download', 'gift_card')).toEqual(['sub-total', 'total']);
  expect(labels('download', 'shipped')).toContain('shipping');
});
