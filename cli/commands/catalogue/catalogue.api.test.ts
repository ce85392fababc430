import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProduct(shop.db, { key: 'atlas' });
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

async function run(...args: string[]): Promise<string> {
  const { code, out, errors } = await runShopCommand(shop, args);
  expect(code, errors).toBe(0);
  await shop.backend.refreshCatalogue();
  return out;
}

async function rejectionOf(...args: string[]): Promise<string> {
  const { code, errors } = await runShopCommand(shop, args);
  expect(code).toBe(1);
  return errors;
}

const json = async (...args: string[]) => JSON.parse(await run(...args, '--json'));

async function unitPriceOf(articleNumber: string) {
  const { data } = await shop.query(
    `query ($filter: FilterInputType) { products(filter: $filter, take: 1) { products {
      unitPrice { sellingPriceIncVat regularPriceIncVat isDiscounted } } } }`,
    { filter: { facets: [], searchText: articleNumber } },
  );
  return data.products.products[0].unitPrice;
}

const priceOf = async (articleNumber: string) => (await unitPriceOf(articleNumber)).sellingPriceIncVat;

describe('stock and prices', () => {
  test('of one book are set and shown, prices with their currency', async () => {
    await run('prices', 'set', 'T-atlas', 'SEK:199', 'EUR:19,90', '--regular', 'SEK:249');
    await run('stock', 'set', 'T-atlas', '7');
    const out = await run('stock', 'show', 'T-atlas');
    expect(out).toMatch(/^SKU +GTIN +STOCK +PRICES +TITLE\n/);
    expect(out).toContain('19.90 EUR');
    expect(out).toContain('199.00 SEK');
    expect(await json('stock', 'show', 'T-atlas')).toMatchObject([
      { inStock: 7, prices: expect.arrayContaining([{ currency: 'SEK', regular: 24900, selling: 19900 }]) },
    ]);
    const log = await shop.db
      .selectFrom('price_log')
      .select('selling_price')
      .where('selling_price', '=', 19900)
      .execute();
    expect(log.length).toBeGreaterThan(0);
  });

  test('explain an unknown book, an unknown currency and a wrong order of prices', async () => {
    expect(await rejectionOf('stock', 'set', 'nothing', '1')).toContain('No book has the number nothing.');
    expect(await rejectionOf('prices', 'set', 'T-atlas', 'USD:20')).toContain('no price list in USD');
    expect(await rejectionOf('prices', 'set', 'T-atlas', 'SEK:20', '--regular', 'SEK:10')).toContain('lower');
    expect(await rejectionOf('prices', 'set', 'T-atlas', '20')).toContain('CURRENCY:AMOUNT');
  });
});

describe('campaigns', () => {
  test('from options reduce prices until they are stopped', async () => {
    await run('prices', 'set', 'T-atlas', 'SEK:200');
    await run('campaigns', 'create', 'spring', '--percent', '25', '--name', 'sv=Vårrea', '--book', 'T-atlas');
    expect(await priceOf('T-atlas')).toBe(150);
    const out = await run('campaigns', 'list');
    expect(out).toMatch(/spring +active +percentage +25 % .* all +Vårrea/);
    expect(await run('campaigns', 'show', 'spring')).toContain('TARGET    product T-atlas');
    await run('campaigns', 'stop', 'spring');
    expect(await priceOf('T-atlas')).toBe(200);
    expect(await rejectionOf('campaigns', 'stop', 'spring')).toContain('has ended already');
    expect(await rejectionOf('campaigns', 'delete', 'spring')).toContain('prior prices are computed from it');
  });

  test.each([
    ['without a start', 'globe', []],
    ['with a start in the past', 'lamp', ['--starts', '2020-01-01T00:00+01:00']],
  ])('%s begin now, and the earlier price is shown as the regular price', async (_, book, starts) => {
    await addProduct(shop.db, { key: book });
    await run('prices', 'set', `T-${book}`, 'SEK:80');
    expect(await unitPriceOf(`T-${book}`)).toMatchObject({ isDiscounted: false });
    const options = ['--percent', '50', '--name', 'sv=Halva priset', '--book', `T-${book}`, ...starts];
    await run('campaigns', 'create', `half-${book}`, ...options);
    const reduced = { sellingPriceIncVat: 40, regularPriceIncVat: 80, isDiscounted: true };
    expect(await unitPriceOf(`T-${book}`)).toEqual(reduced);
  });

  test('from options can be scheduled', async () => {
    const times = ['--starts', '2099-01-01T00:00+01:00', '--ends', '2099-02-01T00:00+01:00'];
    await run('campaigns', 'create', 'january', '--percent', '5', '--name', 'sv=Januari', ...times);
    expect(await json('campaigns', 'show', 'january')).toMatchObject({
      state: 'scheduled',
      startsAt: '2098-12-31T23:00:00.000Z',
      endsAt: '2099-01-31T23:00:00.000Z',
    });
  });

  test('from a file can be scheduled and deleted', async () => {
    const file = join(shop.folder, 'campaign.json');
    const campaign = {
      key: 'autumn-three',
      type: 'buy-x-pay-y',
      buy: 3,
      pay: 2,
      starts: '2099-01-01T00:00+01:00',
      markets: ['se'],
      texts: { sv: { name: 'Tre för två' }, en: { name: 'Three for two' } },
    };
    await writeFile(file, JSON.stringify(campaign));
    await run('campaigns', 'create', '--file', file);
    expect(await rejectionOf('campaigns', 'create', '--file', file)).toContain('autumn-three already');
    expect(await json('campaigns', 'show', 'autumn-three')).toMatchObject({
      state: 'scheduled',
      terms: { buy: 3, pay: 2 },
      markets: ['se'],
      targets: [{ kind: 'all' }],
    });
    expect(await rejectionOf('campaigns', 'stop', 'autumn-three')).toContain('has not started');
    await run('campaigns', 'delete', 'autumn-three');
    expect(await rejectionOf('campaigns', 'show', 'autumn-three')).toContain('There is no campaign');
  });

  test.each([
    [{ type: 'percentage', percent: 0 }, 'percent: must be more than 0'],
    [{ type: 'buy-x-pay-y', buy: 2, pay: 3 }, 'pay must be less than buy'],
    [{ type: 'gift' }, 'type: must be one of percentage, '],
    [
      { type: 'percentage', percent: 10, starts: '2027-02-02', ends: '2027-02-01' },
      'ends must be after starts',
    ],
    [{ type: 'percentage', percent: 10, ends: '2020-02-01' }, 'ends must be in the future'],
    [{ type: 'percentage', percent: 10, markets: ['xx'] }, 'There is no market xx.'],
    [{ type: 'percentage', percent: 10, targets: { categories: ['none'] } }, 'There is no category none.'],
    [{ type: 'free-shipping', minimum: { USD: 5 } }, 'does not know the currency USD'],
  ])('%j is explained, and nothing is created', async (terms, message) => {
    const file = join(shop.folder, 'wrong.json');
    await writeFile(file, JSON.stringify({ key: 'wrong', texts: { sv: { name: 'Fel' } }, ...terms }));
    expect(await rejectionOf('campaigns', 'create', '--file', file)).toContain(message);
    expect(await json('campaigns', 'list')).not.toContainEqual(expect.objectContaining({ key: 'wrong' }));
  });

  test('from a missing file are rejected with one sentence', async () => {
    const file = join(shop.folder, 'missing.json');
    expect(await rejectionOf('campaigns', 'create', '--file', file)).toBe(`File not found: ${file}\n`);
  });
});

describe('promo codes', () => {
  test('belong to a campaign that needs one, and are deactivated', async () => {
    await run(
      'campaigns',
      'create',
      'first-order',
      '--percent',
      '10',
      '--name',
      'sv=Välkommen',
      '--needs-code',
    );
    await run(
      'promo-codes',
      'create',
      'hej-2026',
      '--campaign',
      'first-order',
      '--max-uses',
      '5',
      '--per-customer',
      '1',
    );
    expect(await run('promo-codes', 'list', '--campaign', 'first-order')).toMatch(
      /HEJ-2026 +active +first-order +0 +5 +1/,
    );
    expect(await rejectionOf('promo-codes', 'create', 'HEJ-2026', '--campaign', 'first-order')).toContain(
      'exists already',
    );
    await run('promo-codes', 'deactivate', 'hej-2026');
    expect(await json('promo-codes', 'list', '--campaign', 'first-order')).toMatchObject([
      { state: 'ended' },
    ]);
    expect(await rejectionOf('promo-codes', 'deactivate', 'hej-2026')).toContain('no code HEJ-2026');
  });

  test('explain a campaign without codes, and a short code', async () => {
    await run('campaigns', 'create', 'open', '--percent', '10', '--name', 'sv=Rea');
    expect(await rejectionOf('promo-codes', 'create', 'HEJ-OPEN', '--campaign', 'open')).toContain(
      'without a code',
    );
    expect(await rejectionOf('promo-codes', 'create', 'AB', '--campaign', 'first-order')).toContain(
      '4 to 40',
    );
    await run('campaigns', 'stop', 'open');
  });
});

describe('categories', () => {
  const keysOf = async (): Promise<string[]> =>
    (await json('categories', 'list')).map(({ key }: { key: string }) => key);

  test('are created, translated, moved and sorted', async () => {
    await run('categories', 'create', 'sv=Hantverk', 'en=Crafts');
    await run('categories', 'create', 'sv=Stickning', '--parent', 'hantverk');
    await run('categories', 'create', 'sv=Keramik', '--parent', 'hantverk');
    await run('categories', 'rename', 'hantverk/stickning', 'en=Knitting', 'fi=Neulonta');
    await run('categories', 'sort', 'hantverk/keramik', 'hantverk/stickning');
    const out = await run('categories', 'list');
    expect(out).toMatch(/\nhantverk .*sv=Hantverk/);
    expect(out).toMatch(/\n {2}hantverk\/keramik .*\n {2}hantverk\/stickning .*fi=Neulonta/);
    await run('categories', 'move', 'hantverk/keramik');
    expect(await keysOf()).toContain('hantverk/keramik');
    const { data } = await shop.query(
      '{ categories(includeHidden: false) { name canonicalUrl parentCategoryId } }',
    );
    expect(data.categories).toContainEqual(expect.objectContaining({ name: 'Keramik', parentCategoryId: 0 }));
    await run('categories', 'hide', 'hantverk/keramik');
    expect(
      (await json('categories', 'list')).find(({ key }: { key: string }) => key === 'hantverk/keramik')
        .isHidden,
    ).toBe(true);
  });

  test('cannot be moved into themselves, and an unknown one is explained', async () => {
    expect(await rejectionOf('categories', 'move', 'hantverk', '--parent', 'hantverk/stickning')).toContain(
      'itself',
    );
    expect(await rejectionOf('categories', 'rename', 'none', 'sv=Ingen')).toContain(
      'There is no category none.',
    );
    expect(await rejectionOf('categories', 'create', 'sv=Hantverk')).toContain('hantverk already');
    expect(await rejectionOf('categories', 'create', 'Hantverk')).toContain('LANGUAGE=NAME');
  });

  test('a rename stores the old address, for redirects', async () => {
    await run('categories', 'rename', 'hantverk', 'sv=Slöjd');
    const rows = await shop.db
      .selectFrom('slug_history')
      .selectAll()
      .where('kind', '=', 'category')
      .execute();
    expect(JSON.stringify(rows)).toContain('hantverk');
  });
});
