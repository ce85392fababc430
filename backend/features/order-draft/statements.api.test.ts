import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckoutShop, openCheckoutShop } from '#backend/features/checkout/checkout-shop.fixture.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import type { LocaleCode } from '#contract/locales.ts';

/** The checkout of every market in each of its languages, compared with the tables of fees, days and credit. */
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

/** In every currency. */
const priceOfCart = 100_00;

interface Option {
  id: number;
  feeIncVat: number;
  description: string | null;
}

async function optionsIn(marketId: string, languageId: string) {
  const fields = `shippingOptions { id feeIncVat description } paymentOptions { id description }`;
  const id = await shop.cartWith({ light: 1 });
  return shop.checkOut(id, {}, { marketId, languageId, fields }) as Promise<{
    shippingOptions: Option[];
    paymentOptions: Option[];
  }>;
}

/** The lowest amount for free shipping among each market's campaigns, in minor units of its currency. */
async function freeShippingMinimums(): Promise<Map<string, number>> {
  const { rows } = await sql<{ marketId: string; minimum: number }>`
    select market_id as "marketId", (terms->'minimum'->>currency_code)::int as minimum
    from campaign join campaign_market using (campaign_id) join market using (market_id)
    where type = 'free-shipping' and not needs_code`.execute(shop.db);
  expect(rows.length).toBeGreaterThan(0);
  return new Map(rows.map(({ marketId, minimum }) => [marketId, minimum]));
}

test('Fees, days and credit of the checkout are those of the tables, in every market and language', async () => {
  const { data } = await shop.query('{ channel { markets { alias virtual allowedLanguages { id code } } } }');
  const markets: { alias: string; virtual: boolean; allowedLanguages: { id: string; code: LocaleCode }[] }[] =
    data.channel.markets;
  const fees = await shop.db.selectFrom('shipping_fee').selectAll().execute();
  const payments = await shop.db.selectFrom('payment_method').selectAll().execute();
  const free = await freeShippingMinimums();
  for (const { alias, virtual, allowedLanguages } of markets)
    for (const language of virtual ? [] : allowedLanguages) {
      const name = `${alias} ${language.code}`;
      const { shippingOptions, paymentOptions } = await optionsIn(alias, language.id);
      expect(shippingOptions.length, name).toBeGreaterThan(0);
      for (const option of shippingOptions) {
        const row = fees.find((fee) => fee.shipping_method_id === option.id && fee.market_id === alias);
        const isFree = priceOfCart >= (free.get(alias) ?? Number.POSITIVE_INFINITY);
        expect(option.feeIncVat, name).toBe(isFree ? 0 : (row?.fee ?? -1) / 100);
        // A date of delivery, only where the table has days.
        expect(/\d/.test(option.description ?? ''), name).toBe(row?.min_days != null);
      }
      const { credit } = LANGUAGES[language.code].apiMessages;
      for (const option of paymentOptions) {
        const row = payments.find((method) => method.payment_method_id === option.id);
        const isProviderCredit = row?.credit === 'always' && row.payment_type !== 'STANDARD';
        expect(option.description?.includes(credit.warning) ?? false, name).toBe(isProviderCredit);
        if (row?.creditor) expect(option.description).toContain(credit.creditor(row.creditor));
      }
    }
});
