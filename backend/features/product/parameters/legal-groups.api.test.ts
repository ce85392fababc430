import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { importTable } from '../../product-import/imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await importTable(
    shop.db,
    `id,title,publisher,price,format,manufacturer,responsible_person,warning,accessibility
toy,Toy book,Norstedts,99,Board book,"Forlaget AS, Oslo, post@forlaget.example","Ombudet AB, Stockholm, hej@ombudet.example",age-3,
plain,Plain book,Norstedts,99,Inbunden,,,,
open,Open e-book,Norstedts,99,Ebook,,,,displayTransformability|52
silent,Silent e-book,Norstedts,99,Ebook,,,,
`,
  );
  await shop.db
    .insertInto('product_file')
    .values(
      [1, 2].map((part) => ({
        product_id: shop.db.selectFrom('product').select('product_id').where('product_key', '=', 'test:open'),
        kind: 'download',
        part_number: part,
        media_type: 'application/epub+zip',
        byte_size: 600_000,
        sha256: String(part).repeat(64),
        storage_key: `legal-groups-${part}`,
      })),
    )
    .execute();
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

async function statementsOf(key: string, languageId = 'sv-SE') {
  const { product_id } = await shop.db
    .selectFrom('product')
    .select('product_id')
    .where('product_key', '=', `test:${key}`)
    .executeTakeFirstOrThrow();
  const { data } = await shop.query(
    `query ($id: Int, $languageId: String) { product(productId: $id, languageId: $languageId) {
      parameterGroups { parameterGroupId name parameters { identifier name value } } } }`,
    { id: product_id, languageId },
  );
  const groups: { parameterGroupId: number; name: string; parameters: { name: string; value: string }[] }[] =
    data.product.parameterGroups;
  return (
    groups
      // The ids of legal groups begin here.
      .filter(({ parameterGroupId }) => parameterGroupId >= 1_000_000)
      .map(({ name, parameters }) => [name, ...parameters.map((each) => `${each.name}: ${each.value}`)])
  );
}

test('Goods have the contacts and warnings of the product, in the language of the page', async () => {
  expect(await statementsOf('toy')).toEqual([
    [
      'Produktsäkerhet',
      'Tillverkare: Forlaget AS, Oslo, post@forlaget.example',
      'Ansvarig i EU: Ombudet AB, Stockholm, hej@ombudet.example',
      'Varning: Inte lämplig för barn under 3 år.',
    ],
  ]);
  expect((await statementsOf('toy', 'fi-FI'))[0]).toContain('Varoitus: Ei sovellu alle 3-vuotiaille.');
});

test('Without its own, a product has the manufacturer of its publisher', async () => {
  expect(await statementsOf('plain', 'en-GB')).toEqual([
    ['Product safety', expect.stringMatching(/^Manufacturer: Norstedts, .*@forlag\.example$/)],
  ]);
});

test('A download has its files and its accessibility, or states that it is not known', async () => {
  expect(await statementsOf('open', 'en-GB')).toEqual([
    ['Download', 'File type: EPUB × 2', 'Size: 1.2 MB', 'Protection: No copy protection.'],
    [
      'Accessibility',
      'Accessibility: The size and look of the text can be changed. Can be read with a screen reader and in braille.',
    ],
  ]);
  expect(await statementsOf('silent')).toEqual([
    ['Tillgänglighet', 'Tillgänglighet: Ingen uppgift från förlaget.'],
  ]);
});
