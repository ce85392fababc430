import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';

interface Campaign {
  id: number;
  key: string;
  type: string;
  terms: Record<string, unknown>;
  startsAt: Date | null;
  endsAt: Date | null;
  group: string | null;
  needsCode: boolean;
  markets: string[];
  targets: { kind: string; product_id: number | null; category_id: number | null; brand_id: number | null }[];
}

let shop: TestShop;
let campaigns: Campaign[];

beforeAll(async () => {
  shop = await openDemoShop();
  const [rows, markets, targets] = await Promise.all([
    shop.db
      .selectFrom('campaign')
      .leftJoin('customer_group', 'customer_group.customer_group_id', 'campaign.customer_group_id')
      .selectAll('campaign')
      .select('group_key')
      .execute(),
    shop.db.selectFrom('campaign_market').selectAll().execute(),
    shop.db.selectFrom('campaign_target').selectAll().execute(),
  ]);
  campaigns = rows.map((row) => ({
    id: row.campaign_id,
    key: row.campaign_key,
    type: row.type,
    terms: row.terms as Record<string, unknown>,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    group: row.group_key,
    needsCode: row.needs_code,
    markets: markets
      .filter(({ campaign_id }) => campaign_id === row.campaign_id)
      .map(({ market_id }) => market_id),
    targets: targets.filter(({ campaign_id }) => campaign_id === row.campaign_id),
  }));
});
afterAll(() => shop.close());

const days = (count: number) => count * 86_400_000;

function campaign(key: string): Campaign {
  const found = campaigns.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`There is no campaign ${key}.`);
  return found;
}

describe('the campaigns of the demo shop', () => {
  test('are of every type, each with its own terms', () => {
    const shapes: Record<string, object> = {
      percentage: { basisPoints: expect.any(Number) },
      'fixed-price': { price: amounts },
      'buy-x-pay-y': { buy: 3, pay: 2 },
      'quantity-steps': { steps: expect.any(Array) },
      'fixed-amount': { amount: amounts, minimum: amounts },
      'free-shipping': { minimum: amounts },
    };
    expect(new Set(campaigns.map(({ type }) => type))).toEqual(new Set(Object.keys(shapes)));
    for (const { type, terms, needsCode } of campaigns) if (!needsCode) expect(terms).toEqual(shapes[type]);
  });

  const amounts = {
    SEK: expect.any(Number),
    DKK: expect.any(Number),
    NOK: expect.any(Number),
    EUR: expect.any(Number),
  };

  test('have steps that ascend', () => {
    const { steps } = campaign('poetry-pile').terms as {
      steps: { quantity: number; basisPoints: number }[];
    };
    expect(steps.length).toBeGreaterThan(1);
    for (const key of ['quantity', 'basisPoints'] as const) {
      const values = steps.map((step) => step[key]);
      expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    }
  });

  test('have a name, a description and a slug in five languages', async () => {
    const texts = await shop.db.selectFrom('campaign_text').selectAll().execute();
    expect(texts).toHaveLength(campaigns.length * 5);
    expect(new Set(texts.map(({ language_id, slug }) => `${language_id}/${slug}`)).size).toBe(texts.length);
    for (const { name, slug, description } of texts) {
      expect(name).toMatch(/\S/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description?.length).toBeGreaterThan(40);
    }
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
  });

  test('on the whole cart name the amount in the currency of each market', async () => {
    const texts = await shop.db
      .selectFrom('campaign_text')
      .selectAll()
      .where('language_id', '=', 'sv-SE')
      .execute();
    const nameIn = (market: string, type: string) =>
      campaigns
        .filter((each) => !each.needsCode && each.type === type && each.markets.includes(market))
        .map(({ id }) => texts.find(({ campaign_id }) => campaign_id === id)?.name.replace(/\s/g, ' '));
    expect(['se', 'dk', 'no', 'fi', 'ax'].map((market) => nameIn(market, 'free-shipping'))).toEqual([
      ['Fri frakt med alla leveranssätt från 499 kr'],
      ['Fri frakt med alla leveranssätt från 399 kr'],
      ['Fri frakt med alla leveranssätt från 599 kr'],
      ['Fri frakt med alla leveranssätt från 49 €'],
      ['Fri frakt med alla leveranssätt från 49 €'],
    ]);
    expect(['se', 'dk', 'no', 'fi'].map((market) => nameIn(market, 'fixed-amount'))).toEqual([
      ['100 kr rabatt när du handlar för minst 1 000 kr'],
      ['100 kr rabatt när du handlar för minst 1 000 kr'],
      ['100 kr rabatt när du handlar för minst 1 200 kr'],
      ['10 € rabatt när du handlar för minst 100 €'],
    ]);
  });

  test('are active, except one that ended three weeks ago and one in the future', () => {
    const now = Date.now();
    const notRunning = campaigns.filter(
      ({ startsAt, endsAt }) => (startsAt?.getTime() ?? 0) > now || (endsAt?.getTime() ?? now + 1) <= now,
    );
    expect(notRunning.map(({ key }) => key)).toEqual(['weeks-of-knowledge', 'christmas-for-children']);
    const ended = campaign('weeks-of-knowledge').endsAt?.getTime() ?? 0;
    expect(now - ended).toBeGreaterThanOrEqual(days(21));
    expect(now - ended).toBeLessThan(days(22));
    expect(campaign('christmas-for-children').startsAt?.getTime()).toBeGreaterThan(now + days(7));
  });

  test('do not reduce books in countries with fixed book prices', () => {
    for (const { markets } of campaigns) {
      expect(markets.length).toBeGreaterThan(0);
      expect(markets.filter((market) => ['de', 'fr', 'nl', 'eu'].includes(market))).toEqual([]);
    }
  });

  test('are for all customers, except one in Finland and one for the book club', () => {
    expect(campaigns.filter(({ markets }) => markets.join() === 'fi').map(({ key }) => key)).toEqual([
      'finnish-houses',
    ]);
    expect(campaigns.filter(({ group }) => group).map(({ key, group }) => [key, group])).toEqual([
      ['book-club-novels', 'book-club'],
    ]);
  });

  test('refer to existing categories, publishers and books', async () => {
    for (const { targets } of campaigns) expect(targets.length).toBeGreaterThan(0);
    const kinds = campaigns.flatMap(({ targets }) => targets.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['all', 'category', 'brand', 'product']));
    const books = await shop.db
      .selectFrom('product')
      .innerJoin('category', 'category_id', 'primary_category_id')
      .select(['product_id', 'brand_id', 'category_id', 'parent_category_id'])
      .execute();
    for (const { kind, category_id, brand_id } of campaigns.flatMap(({ targets }) => targets)) {
      const matching = books.filter(
        (book) =>
          kind === 'all' ||
          kind === 'product' ||
          book.brand_id === brand_id ||
          book.category_id === category_id ||
          book.parent_category_id === category_id,
      );
      expect(matching.length).toBeGreaterThan(0);
    }
  });

  test('with a fixed price contain paperbacks only, below their prices', async () => {
    const { targets, terms } = campaign('paperbacks');
    const price = terms.price as Record<string, number>;
    const rows = await shop.db
      .selectFrom('sku')
      .innerJoin('sku_choice', 'sku_choice.sku_choice_id', 'sku.sku_choice_id')
      .innerJoin('price', 'price.sku_id', 'sku.sku_id')
      .innerJoin('price_list', 'price_list.price_list_id', 'price.price_list_id')
      .select(['choice_key', 'currency_code', 'selling_price'])
      .where(
        'product_id',
        'in',
        targets.map(({ product_id }) => product_id ?? 0),
      )
      .where('customer_group_id', 'is', null)
      .execute();
    expect(rows).toHaveLength(targets.length * 4);
    for (const { choice_key, currency_code, selling_price } of rows) {
      expect(choice_key).toBe('paperback');
      expect(Number(selling_price)).toBeGreaterThan(price[currency_code] ?? 0);
    }
  });

  test('by code have one code each, and the others none', async () => {
    const codes = await shop.db.selectFrom('promo_code').select(['code', 'campaign_id']).execute();
    expect(codes.map(({ code }) => code).sort()).toEqual(['FRIFRAKT', 'HUNDRA', 'VALKOMMEN10']);
    const byCode = campaigns.filter(({ needsCode }) => needsCode).map(({ id }) => id);
    expect(codes.map(({ campaign_id }) => campaign_id).sort((a, b) => a - b)).toEqual(byCode);
  });
});

test('the demo shop has a gift code in each currency', async () => {
  const gifts = await shop.db.selectFrom('gift_code').select(['currency_code', 'balance']).execute();
  expect(gifts.map(({ currency_code }) => currency_code).sort()).toEqual(['DKK', 'EUR', 'NOK', 'SEK']);
  for (const { balance } of gifts) expect(balance).toBeGreaterThan(0);
});
