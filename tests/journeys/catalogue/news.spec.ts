import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const news = linkTo({ locale: 'sv' }, 'news');

test('“News” has the books of the last months only', async () => {
  const listOf = async (filter: string) => {
    const query = `{ products(take: 1, filter: { ${filter} }, marketId: "se", languageId: "sv-SE") {
      count products { name canonicalUrl } } }`;
    const response = await fetch(`${workerShop().apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()).data.products as {
      count: number;
      products: { name: string; canonicalUrl: string }[];
    };
  };
  const [recent, others, whole] = await Promise.all([
    listOf('include: ["release/new"]'),
    listOf('exclude: ["release/new", "release/forthcoming"]'),
    listOf(''),
  ]);
  expect(recent.count).toBeGreaterThan(0);
  expect(recent.count).toBeLessThan(whole.count);
  const visitor = await newVisitor();
  const t = await loadTranslate('sv');
  await visitor.page.goto(news);
  const results = visitor.page.getByRole('region', { name: t('list.results') });
  const shown = /\d+/.exec((await results.getByRole('status').first().textContent()) ?? '')?.[0];
  expect(Number(shown)).toBe(recent.count);
  // No page of the list contains an older book.
  for (let number = 1; number <= Math.ceil(recent.count / 48); number++) {
    const html = await (await fetch(`${workerShop().url}${news}?page=${number}`)).text();
    expect(html).not.toContain(`href="${others.products[0]?.canonicalUrl}"`);
  }
  await visitor.leave();
});
