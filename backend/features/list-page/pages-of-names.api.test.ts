import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type StartedBackend,
  startBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop, languageIds } from '#backend/features/product/add-product.fixture.ts';
import { queryList } from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

/** Keys of values, and the slug of the page of each; `~` is followed by the id of the value. */
const names = [
  ['author', 'Anna Berg', 'anna-berg'],
  // A namesake, as the import writes it, with the name as label.
  ['author', 'Anna Berg (0000000121032683)', 'anna-berg-0000000121032683', 'Anna Berg'],
  ['author', 'Änna Berg', 'anna-berg~'],
  ['author', 'Лев Толстой', '~'],
  ['author', '村上春樹', 'haruki-murakami', 'Haruki Murakami'],
  ['translator', 'Anna Berg', 'anna-berg'],
  ['series', '火の鳥', '~'],
  ['subject', 'FFX', 'deckare-fran-norr', 'Deckare från norr'],
] as const;

interface NamedProduct {
  identifier: string;
  name: string;
  valueId: number;
  productId: number;
  url: string;
}

let shop: TestShop;
let postgresBackend: StartedBackend;
let products: NamedProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  products = await changeShop(shop, addNames);
  postgresBackend = await startBackend(shop.databaseUrl, { CATALOGUE_ENGINE: 'postgres' });
});
afterAll(async () => {
  await postgresBackend?.close();
  await shop.close();
});

async function addNames(db: Database): Promise<NamedProduct[]> {
  const added: NamedProduct[] = [];
  for (const [index, [identifier, value_key, slug, label]] of names.entries()) {
    const { parameter_value_id: valueId } = await db
      .insertInto('parameter_value')
      .values(({ selectFrom }) => ({
        parameter_id: selectFrom('parameter').select('parameter_id').where('identifier', '=', identifier),
        value_key,
      }))
      .returning('parameter_value_id')
      .executeTakeFirstOrThrow();
    if (label)
      await db
        .insertInto('parameter_value_text')
        .values(languageIds.map((language_id) => ({ parameter_value_id: valueId, language_id, label })))
        .execute();
    const productId = await addProduct(db, { key: `named-${index}`, parameterValueIds: [valueId] });
    const url = `/l/${identifier}/${slug}${slug.endsWith('~') ? valueId : ''}`;
    added.push({ identifier, name: label ?? value_key, valueId, productId, url });
  }
  return added;
}

const pageQuery = `query ($url: String) {
  listPageInfo(url: $url, marketId: "se", languageId: "sv-SE") { id name alias canonicalUrl }
}`;

interface ProductData {
  product: { parameterGroups: { parameters: { identifier: string; value: string; listUrl: string }[] }[] };
}

describe.each(['memory', 'postgres'])('With the %s engine', (engine) => {
  const backend = () => (engine === 'memory' ? shop : postgresBackend);
  const pageOf = async (url: string) => (await backend().query(pageQuery, { url })).data.listPageInfo;

  test('a product links to the page of each name, which is of this name and lists its books', async () => {
    for (const { identifier, name, valueId, productId, url } of products) {
      const { data } = await backend().query<ProductData>(
        `query ($id: Int!) { product(productId: $id, marketId: "se", languageId: "sv-SE") {
          parameterGroups { parameters { identifier value listUrl } } } }`,
        { id: productId },
      );
      const parameters = data.product.parameterGroups.flatMap((group) => group.parameters);
      expect(parameters).toContainEqual({ identifier, value: name, listUrl: url });
      const alias = url.split('/').at(-1);
      expect(await pageOf(url)).toEqual({ id: valueId, name, alias, canonicalUrl: url });
      expect((await queryList(backend(), {}, { url })).names).toEqual([
        `named-${products.findIndex((product) => product.productId === productId)}`,
      ]);
    }
  });

  test('an id of another parameter or of no value has no page; the id of a name with a slug leads to it', async () => {
    const [, , namesake, , murakami] = products;
    expect(await pageOf(`/l/series/~${namesake?.valueId}`)).toBeNull();
    expect(await pageOf('/l/author/~999999999')).toBeNull();
    expect(await pageOf(`/l/author/~${murakami?.valueId}`)).toMatchObject({ canonicalUrl: murakami?.url });
  });
});

test('values of other parameters have no page of their own', async () => {
  const { data } = await shop.query(
    '{ products(take: 5) { products { parameterGroups { parameters { identifier listUrl } } } } }',
  );
  const parameters: { identifier: string; listUrl: string | null }[] = data.products.products
    .flatMap((product: ProductData['product']) => product.parameterGroups)
    .flatMap((group: { parameters: object[] }) => group.parameters);
  const pages = parameters.find(({ identifier }) => identifier === 'pages');
  expect(pages?.listUrl).toBeNull();
  expect(parameters.find(({ identifier }) => identifier === 'author')?.listUrl).toMatch(
    /^\/l\/author\/[a-z-]+$/,
  );
});
