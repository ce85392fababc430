import { expect, test } from 'vitest';
import { openDemoShop } from '../../tests/api/test-shop.ts';
import { loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { drawCover } from './compose-cover.ts';
import { drawProductCover, loadPlannedDesigns } from './draw-product-cover.ts';

test('draws the cover of a product from the facts of its work', async () => {
  let drawn = '';
  const shop = await openDemoShop(
    {},
    {
      drawCover: async (product) => {
        drawn = await drawProductCover(product);
        return drawn;
      },
    },
  );
  const { file_name } = await shop.db
    .selectFrom('product_image')
    .innerJoin('product', 'product.product_id', 'product_image.product_id')
    .select('file_name')
    .where('product_key', '=', 'sommarboken/fi')
    .executeTakeFirstOrThrow();
  const url = `http://shop.test/images/product/100f125/${file_name}`;
  const { status } = await shop.backend.fetch(new Request(url));
  await shop.close();
  const work = (await loadDemoWorks()).find((candidate) => candidate.work === 'sommarboken');
  if (!work) throw new Error('The work sommarboken does not exist.');
  const title = work.editions.find(({ language }) => language === 'fi')?.title ?? '';
  expect(status).toBe(200);
  expect(drawn).toBe(drawCover({ ...work, title }, (await loadPlannedDesigns()).get(work.work)));
});
