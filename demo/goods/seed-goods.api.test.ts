import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';
import { drawGood } from '../covers/draw-good.ts';
import { drawProductCover } from '../covers/draw-product-cover.ts';
import { colours, goods } from './goods.ts';

let shop: TestShop;
let drawn = '';
beforeAll(async () => {
  shop = await openDemoShop(
    {},
    {
      drawCover: async (product) => {
        drawn = await drawProductCover(product);
        return drawn;
      },
    },
  );
});
afterAll(() => shop.close());

const goodIds = goods.map(({ id }) => id);

test('each size has a price and a VAT rate in every market', async () => {
  const markets = await shop.db.selectFrom('market').select('market_id').execute();
  const prices = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .innerJoin('price', 'price.sku_id', 'sku.sku_id')
    .innerJoin('price_list_market', 'price_list_market.price_list_id', 'price.price_list_id')
    .innerJoin('vat_rate', (join) =>
      join
        .onRef('vat_rate.market_id', '=', 'price_list_market.market_id')
        .onRef('vat_rate.tax_class', '=', 'product.tax_class'),
    )
    .select(['sku.article_number', 'price_list_market.market_id', 'basis_points'])
    .where('product.product_id', 'in', goodIds)
    .where('selling_price', '>', 0)
    .execute();
  const skus = goods.flatMap((good) => good.skus);
  expect(skus.length).toBeGreaterThan(15);
  expect(new Set(prices.map(({ article_number }) => article_number)).size).toBe(skus.length);
  expect(prices).toHaveLength(skus.length * markets.length);
});

test('goods have a name, a line, a text and a material in five languages', async () => {
  const texts = await shop.db
    .selectFrom('product_text')
    .innerJoin('product_parameter', 'product_parameter.product_id', 'product_text.product_id')
    .innerJoin('parameter_value_text', (join) =>
      join
        .onRef('parameter_value_text.parameter_value_id', '=', 'product_parameter.parameter_value_id')
        .onRef('parameter_value_text.language_id', '=', 'product_text.language_id'),
    )
    .innerJoin(
      'parameter_value',
      'parameter_value.parameter_value_id',
      'product_parameter.parameter_value_id',
    )
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['product_text.name', 'text1', 'text2', 'label'])
    .where('product_text.product_id', 'in', goodIds)
    .where('identifier', '=', 'material')
    .execute();
  expect(texts).toHaveLength(goods.length * 5);
  expect(new Set(texts.map(({ text2 }) => text2)).size).toBe(texts.length);
  for (const { name, text1, label } of texts)
    for (const text of [name, text1, label]) expect(text).toMatch(/\S/);
});

test('sizes have a name in five languages, and follow the formats', async () => {
  const choices = await shop.db
    .selectFrom('sku_choice')
    .innerJoin('sku_choice_text', 'sku_choice_text.sku_choice_id', 'sku_choice.sku_choice_id')
    .select(['choice_key', 'is_format', 'sort_order', 'name', 'language_id'])
    .orderBy('sort_order')
    .execute();
  const sizes = choices.filter(({ choice_key }) => choice_key.startsWith('size-'));
  const lastFormat = Math.max(
    ...choices.filter(({ is_format }) => is_format).map(({ sort_order }) => sort_order),
  );
  expect(sizes.every(({ is_format, sort_order }) => !is_format && sort_order > lastFormat)).toBe(true);
  expect(new Set(choices.map(({ sort_order }) => sort_order)).size).toBe(choices.length / 5);
  const letters = sizes
    .filter(({ choice_key, language_id }) => /^size-x*[sml]$/.test(choice_key) && language_id === 'fi-FI')
    .map(({ name }) => name);
  expect(letters).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
});

test('a design has three levels: colours with a swatch, fits, and sizes', async () => {
  const { data } = await shop.query(`{
    product(alias: "t-shirt-tolle-lege-navy-straight", marketId: "se", languageId: "en-GB") {
      currentProductVariant { dimension label }
      variantDimensions { level dimension label }
      parameterGroups { parameterGroupId parameters { identifier value } }
      variantGroup { variants { dimension value label attributes { key value }
        variants { level dimension label variants { level label } } } }
    } }`);
  const { currentProductVariant, variantDimensions, parameterGroups, variantGroup } = data.product;
  expect(currentProductVariant).toEqual({ dimension: 'Fit', label: 'Straight' });
  expect(variantDimensions).toEqual([
    { level: 2, dimension: 'Color', label: 'Navy' },
    { level: 1, dimension: 'Fit', label: 'Straight' },
    { level: 0, dimension: 'Sku', label: null },
  ]);
  // Group 1, as in the specification.
  const first = parameterGroups.find(
    ({ parameterGroupId }: { parameterGroupId: number }) => parameterGroupId === 1,
  );
  expect(first.parameters).toContainEqual({ identifier: 'color', value: 'Navy' });
  expect(first.parameters).toContainEqual({ identifier: 'fit', value: 'Straight' });
  expect(variantGroup.variants).toMatchObject(
    Object.entries(colours).map(([value, { hex, name }]) => ({
      dimension: 'Color',
      value,
      label: name.en,
      attributes: [{ key: 'color', value: hex }],
    })),
  );
  const fitsOf = variantGroup.variants.map(({ variants }: { variants: { label: string }[] }) =>
    variants.map(({ label }) => label),
  );
  expect(fitsOf).toEqual([['Straight', 'Fitted'], ['Straight', 'Fitted'], ['Straight']]);
  for (const colour of variantGroup.variants)
    for (const { level, variants: sizes } of colour.variants) {
      expect(level).toBe(1);
      expect(sizes.length > 2 && sizes.every((size: { level: number }) => size.level === 0)).toBe(true);
    }
});

test('some sizes are sold out, with and without a day of delivery, and others are not', async () => {
  const skus = await shop.db
    .selectFrom('sku')
    .select(['product_id', 'in_stock', 'incoming'])
    .where('product_id', 'in', goodIds)
    .execute();
  const soldOut = skus.filter(({ in_stock }) => in_stock === 0);
  expect(soldOut.filter(({ incoming }) => incoming).length).toBeGreaterThanOrEqual(2);
  expect(soldOut.filter(({ incoming }) => !incoming).length).toBeGreaterThanOrEqual(2);
  const available = skus.filter(({ in_stock }) => in_stock > 0);
  expect(new Set(available.map(({ product_id }) => product_id)).size).toBe(goods.length);
});

test('goods are older than the newest books', async () => {
  const newest = await shop.db
    .selectFrom('product')
    .select('product_id')
    .orderBy('first_available_on', 'desc')
    .limit(48)
    .execute();
  expect(newest.filter(({ product_id }) => goodIds.includes(product_id))).toEqual([]);
});

test('each of the goods has its own drawing', async () => {
  const images = await shop.db
    .selectFrom('product_image')
    .select(['product_id', 'file_name'])
    .where('product_id', 'in', goodIds)
    .execute();
  expect(images).toHaveLength(goods.length);
  expect(new Set(goods.map(({ drawing }) => drawGood(drawing))).size).toBe(goods.length);
  for (const good of goods) {
    const { file_name = '' } = images.find(({ product_id }) => product_id === good.id) ?? {};
    const url = `http://shop.test/images/product/100f125/${file_name}`;
    const { status } = await shop.backend.fetch(new Request(url));
    expect(status).toBe(200);
    expect(drawn).toBe(drawGood(good.drawing));
  }
});
