import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unfilteredQuery } from '../engine-cases.fixture.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
});
afterAll(() => shop.close());

const idOf = async (product: { id: number } | undefined | Promise<{ id: number } | undefined>) =>
  (await product)?.id;

describe('A product', () => {
  test('equals the one that loading all products returns', async () => {
    const expected = shop.products[7];
    expect(await shop.engine.product(expected?.id ?? 0)).toEqual(expected);
  });

  test('is found by its alias in a language', async () => {
    const { product_id } = await shop.db
      .selectFrom('product_text')
      .select('product_id')
      .where('slug', '=', 'trollvinter')
      .where('language_id', '=', 'sv-SE')
      .executeTakeFirstOrThrow();
    expect(await idOf(shop.engine.productBySlug('sv-SE', 'trollvinter'))).toBe(product_id);
    expect(await shop.engine.productBySlug('sv-SE', 'no-such-book')).toBeUndefined();
    expect(await shop.engine.productBySlug('xx-XX', 'trollvinter')).toBeUndefined();
    expect(await shop.engine.productBySlug('sv-SE', '\0')).toBeUndefined();
  });

  test('is found by its SKU and by its image', async () => {
    const [product] = shop.products;
    expect(await idOf(shop.engine.productOfSku(product?.skus[0]?.id ?? 0))).toBe(product?.id);
    expect(await idOf(shop.engine.productOfImage(product?.images[0]?.fileName ?? ''))).toBe(product?.id);
    expect(await shop.engine.productOfSku(2 ** 40)).toBeUndefined();
    expect(await shop.engine.productOfImage('none.jpg')).toBeUndefined();
  });

  test('is returned in the requested order, undefined for an unknown id', async () => {
    const found = await shop.engine.products([120, 5, 110, 120, 2 ** 31, Number.NaN]);
    expect(found.map((product) => product?.id)).toEqual([120, undefined, 110, 120, undefined, undefined]);
    expect(await shop.engine.products([])).toEqual([]);
  });

  test('is returned with the other products of its group, by id', async () => {
    const group = shop.products[0]?.group?.id ?? 0;
    const members = shop.products.filter((product) => product.group?.id === group).map(({ id }) => id);
    expect((await shop.engine.productsOfGroup(group)).map(({ id }) => id)).toEqual(members);
    expect(await shop.engine.productsOfGroup(2 ** 40)).toEqual([]);
  });

  test('that is not active is not found', async () => {
    const product = shop.products.at(-1);
    await shop.db
      .updateTable('product')
      .set({ is_active: false })
      .where('product_id', '=', product?.id ?? 0)
      .execute();
    expect(await shop.engine.product(product?.id ?? 0)).toBeUndefined();
    expect(await shop.engine.productOfSku(product?.skus[0]?.id ?? 0)).toBeUndefined();
    expect(await shop.engine.productBySlug('sv-SE', product?.texts.get('sv-SE')?.slug ?? '')).toBeUndefined();
    const list = await shop.engine.list(shop.scope(), { ...unfilteredQuery, productIds: [product?.id ?? 0] });
    expect(list.productIds).toEqual([]);
  });

  test('that has just been changed is returned as it is now', async () => {
    const id = shop.products[3]?.id ?? 0;
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Quite another title' })
      .where('product_id', '=', id)
      .where('language_id', '=', 'en-GB')
      .execute();
    const product = await shop.engine.product(id);
    expect(product?.texts.get('en-GB')?.name).toBe('Quite another title');
  });
});

describe('A parameter value', () => {
  const find = (identifier: string, slug: string) => shop.engine.parameterValueBySlug(identifier, slug);

  test.each([
    ['author', 'selma-lagerlof', 'Selma Lagerlöf'],
    ['author', 'j-r-r-tolkien', 'J. R. R. Tolkien'],
    ['language', 'svenska', 'sv'],
    ['language', 'swedish', 'sv'],
    ['language', 'sv', 'sv'],
  ])('is found by the slug of its key or label: %s %s', async (identifier, slug, key) => {
    const value = await find(identifier, slug);
    expect(value?.key).toBe(key);
    const expected = [...shop.parameterValues.values()].find(
      (candidate) => candidate.key === key && candidate.parameter.identifier === identifier,
    );
    expect(value).toEqual({
      facetId: `p_${expected?.id}`,
      parameterId: expected?.parameter.id,
      key,
      labels: expected?.labels,
    });
  });

  test.each([
    ['author', 'unknown-author'],
    ['author', 'svenska'],
    ['no-parameter', 'sv'],
    ['author', ''],
    ['author', '\0'],
  ])('is not found by another slug or another parameter: %s %s', async (identifier, slug) => {
    expect(await find(identifier, slug)).toBeUndefined();
  });
});
