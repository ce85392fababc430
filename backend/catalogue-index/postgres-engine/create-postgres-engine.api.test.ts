import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '../engine-cases.fixture.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
});
afterAll(() => shop.close());

const idOf = async (product: { id: number } | undefined | Promise<{ id: number } | undefined>) =>
  (await product)?.id;

describe('A product', () => {
  test('is as everything loads it', async () => {
    const wanted = shop.products[7];
    expect(await shop.engine.product(wanted?.id ?? 0)).toEqual(wanted);
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

  test('is found by its SKU and by its picture', async () => {
    const [product] = shop.products;
    expect(await idOf(shop.engine.productOfSku(product?.skus[0]?.id ?? 0))).toBe(product?.id);
    expect(await idOf(shop.engine.productOfImage(product?.images[0]?.fileName ?? ''))).toBe(product?.id);
    expect(await shop.engine.productOfSku(2 ** 40)).toBeUndefined();
    expect(await shop.engine.productOfImage('none.jpg')).toBeUndefined();
  });

  test('comes in the order asked for, and not at all where there is none', async () => {
    const found = await shop.engine.products([120, 5, 110, 120, 2 ** 31, Number.NaN]);
    expect(found.map((product) => product?.id)).toEqual([120, undefined, 110, 120, undefined, undefined]);
    expect(await shop.engine.products([])).toEqual([]);
  });

  test('comes with the other products of its group, by id', async () => {
    const group = shop.products[0]?.group?.id ?? 0;
    const members = shop.products.filter((product) => product.group?.id === group).map(({ id }) => id);
    expect((await shop.engine.productsOfGroup(group)).map(({ id }) => id)).toEqual(members);
    expect(await shop.engine.productsOfGroup(2 ** 40)).toEqual([]);
  });

  test('that is not active is nowhere', async () => {
    const product = shop.products.at(-1);
    await shop.db
      .updateTable('product')
      .set({ is_active: false })
      .where('product_id', '=', product?.id ?? 0)
      .execute();
    expect(await shop.engine.product(product?.id ?? 0)).toBeUndefined();
    expect(await shop.engine.productOfSku(product?.skus[0]?.id ?? 0)).toBeUndefined();
    expect(await shop.engine.productBySlug('sv-SE', product?.texts.get('sv-SE')?.slug ?? '')).toBeUndefined();
    const list = await shop.engine.list(shop.scope(), { ...everything, productIds: [product?.id ?? 0] });
    expect(list.productIds).toEqual([]);
  });

  test('that has just been changed is told as it is now', async () => {
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

describe('A value of a parameter', () => {
  const find = (identifier: string, slug: string) => shop.engine.parameterValueBySlug(identifier, slug);

  test.each([
    ['author', 'selma-lagerlof', 'Selma Lagerlöf'],
    ['author', 'j-r-r-tolkien', 'J. R. R. Tolkien'],
    ['language', 'svenska', 'sv'],
    ['language', 'swedish', 'sv'],
    ['language', 'sv', 'sv'],
  ])('is found by what it is called: %s %s', async (identifier, slug, key) => {
    const value = await find(identifier, slug);
    expect(value?.key).toBe(key);
    const known = [...shop.parameterValues.values()].find(
      (one) => one.key === key && one.parameter.identifier === identifier,
    );
    expect(value).toEqual({
      facetId: `p_${known?.id}`,
      parameterId: known?.parameter.id,
      key,
      labels: known?.labels,
    });
  });

  test.each([
    ['author', 'nobody-of-that-name'],
    ['author', 'svenska'],
    ['no-parameter', 'sv'],
    ['author', ''],
    ['author', '\0'],
  ])('is not found by another name or among other parameters: %s %s', async (identifier, slug) => {
    expect(await find(identifier, slug)).toBeUndefined();
  });
});
