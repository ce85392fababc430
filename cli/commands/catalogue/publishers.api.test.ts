import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProduct(shop.db, { key: 'atlas' });
  await sql`insert into brand (brand_key, name) values ('fjord', 'Fjord forlag'), ('ebba', 'Ebba')`.execute(
    shop.db,
  );
  await sql`update product set brand_id = (select brand_id from brand where brand_key = 'fjord')
    where product_key = 'atlas'`.execute(shop.db);
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['publishers', ...args]);
const manufacturer = 'Fjord forlag AS, Storgata 1, 0155 Oslo, post@fjord.example';
const responsiblePerson = 'Ombudet AB, Storgatan 2, 111 22 Stockholm, https://ombudet.example';

/** Values of the product's parameters, by identifier. */
async function safetyContacts(): Promise<Record<string, string>> {
  await shop.backend.refreshCatalogue();
  const { data } = await shop.query(
    `{ product(alias: "atlas", languageId: "sv-SE") { parameterGroups { parameters { identifier value } } } }`,
  );
  const parameters = data.product.parameterGroups.flatMap(
    (group: { parameters: { identifier: string; value: string }[] }) => group.parameters,
  );
  return Object.fromEntries(
    parameters.map(({ identifier, value }: { identifier: string; value: string }) => [identifier, value]),
  );
}

test('contacts of a publisher are shown with its products', async () => {
  expect((await run('list', '--missing')).out).toMatch(/^PUBLISHER .*\nfjord +Fjord forlag +1 +– +–\n$/);
  const { code, out } = await run('set', 'fjord forlag', '--manufacturer', manufacturer);
  expect([code, out]).toEqual([0, 'Set the contacts of fjord.\n']);
  expect(await safetyContacts()).toMatchObject({ manufacturer });
  expect((await run('list', '--missing')).out).toBe('None found.\n');
});

test('an import sets the contacts of all publishers in the file, or of none if a row is invalid', async () => {
  const file = join(shop.folder, 'publishers.csv');
  await writeFile(
    file,
    `publisher;responsible_person\nfjord;${responsiblePerson}\nnone;${responsiblePerson}\n`,
  );
  expect((await run('import', file)).errors).toContain('There is no publisher none.');
  expect(await safetyContacts()).not.toHaveProperty('responsible-person');
  await writeFile(
    file,
    `publisher;responsible_person\nfjord;${responsiblePerson}\nebba;${responsiblePerson}\n`,
  );
  expect((await run('import', file)).out).toBe('Set the contacts of fjord.\nSet the contacts of ebba.\n');
  expect(await safetyContacts()).toMatchObject({ manufacturer, 'responsible-person': responsiblePerson });
  await writeFile(file, 'name;address\nfjord;Oslo\n');
  expect((await run('import', file)).errors).toContain('The columns are publisher, manufacturer');
});

test.each([
  [['set', 'fjord'], 'Give --manufacturer'],
  [['set', 'fjord', '--manufacturer', 'Fjord forlag'], 'is not complete'],
  [['set', 'nobody', '--manufacturer', manufacturer], 'no publisher nobody'],
])('rejects %j', async (args, message) => {
  const { code, errors } = await run(...args);
  expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
});
