import type { Backend } from '#backend/app.ts';
import { LIMITS } from '#contract/limits.ts';
import { localeOfLanguage } from '#contract/locales.ts';
import type { MeasuredStorefront } from './measured-storefront.ts';
import type { VisitVocabulary } from './visit-class.ts';

const fullCarts = 5;
const productsPerLanguage = 600;

/** Reads products, lists and filters of the shop, and creates carts with as many lines as possible. */
export async function readVisitVocabulary(
  backend: Pick<Backend, 'fetch'>,
  storefront: MeasuredStorefront,
): Promise<VisitVocabulary> {
  const query = createQuery(backend);
  const { channel, products: found } = await query(`{ channel { languages { id } }
    products(take: 1) { filters { facets { values { facetId } } } } }`);
  const languages: { id: string }[] = channel.languages;
  const products: Record<string, string[]> = {};
  const lists: Record<string, string[]> = {};
  const aliases: Record<string, string[]> = {};
  let productIds: number[] = [];
  let skuIds: number[] = [];
  for (const { id } of languages) {
    const locale = localeOfLanguage(id) ?? 'sv';
    const scope = `languageId: "${id}"`;
    const rows: Row[] = [];
    // Every seventh page, so that the products are from a large part of the catalogue.
    for (let skip = 0; skip < productsPerLanguage; skip += LIMITS.listTake)
      rows.push(...(await listRows(query, scope, 7 * skip)));
    products[locale] = rows.map(({ canonicalUrl }) => canonicalUrl);
    const { categories, brands } = await query(
      `{ categories(${scope}) { canonicalUrl } brands(${scope}) { canonicalUrl } }`,
    );
    lists[locale] = [...categories, ...brands.slice(0, 50)].map(({ canonicalUrl }) => canonicalUrl);
    aliases[id] = rows.map(({ alias }) => alias);
    productIds = rows.map(({ productId }) => productId);
    skuIds = rows.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
  }
  const facetIds = found.filters.facets.flatMap(({ values }: { values: { facetId: string }[] }) =>
    values.slice(0, 20).map(({ facetId }) => facetId),
  );
  return {
    products,
    lists,
    aliases,
    productIds,
    skuIds,
    facetIds,
    words: [...searchWords, ...wordsOf(Object.values(aliases).flat())],
    cartIds: await createFullCarts(query, skuIds),
    ...(await readFiles(storefront)),
  };
}

const wordsOf = (aliases: readonly string[]) =>
  aliases.filter((_, index) => index % 30 === 0).flatMap((alias) => alias.split('-'));

const searchWords = [
  'a',
  'e',
  'de',
  'the',
  'och',
  'mord',
  'kärlke',
  'mistpelled',
  'qqxzy',
  'jansosn',
  'stindrberg',
  '1984',
  '日本語',
];

interface Row {
  productId: number;
  alias: string;
  canonicalUrl: string;
  skus: { skuId: number }[];
}

async function listRows(query: Query, scope: string, skip: number): Promise<Row[]> {
  const { products } = await query(
    `{ products(skip: ${skip}, take: ${LIMITS.listTake}, ${scope}, filter: { sort: NONE }) {
      products { productId alias canonicalUrl skus { skuId } } } }`,
  );
  return products.products;
}

/** Sends each mutation alone, because the limits allow few in one request. */
async function createFullCarts(query: Query, skuIds: readonly number[]): Promise<string[]> {
  const cartIds: string[] = [];
  for (let index = 0; index < fullCarts; index++) {
    const { getCart } = await query('{ getCart { id } }');
    for (const skuId of new Set(skuIds.slice(index * 20))) {
      const added = await query(
        `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${skuId}, quantity: 1 }) { items { id } } }`,
      );
      if (added?.addToCart?.items.length >= LIMITS.cartLines) break;
    }
    cartIds.push(getCart.id);
  }
  return cartIds;
}

/** Pictures of the front page, and every sitemap, their index included. */
async function readFiles(storefront: MeasuredStorefront) {
  const text = async (path: string) => (await storefront.send({ method: 'GET', path })).text;
  const pictures = [...(await text('/')).matchAll(/\/images\/product\/[^"\s,]+/g)].map(([path]) => path);
  const sitemaps = [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]+)</g)].map(
    ([, path = '']) => path,
  );
  const kindOf = (path: string) => /\/([a-z]+)[^/]*\.xml$/.exec(path)?.[1] ?? '';
  return {
    pictures: [...new Set(pictures)],
    sitemaps: Object.fromEntries(Map.groupBy(['/sitemap.xml', ...sitemaps], kindOf)),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each query defines its shape.
type Query = (document: string) => Promise<any>;

function createQuery(backend: Pick<Backend, 'fetch'>): Query {
  let sent = 0;
  return async (document) => {
    sent++;
    const response = await backend.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
        body: JSON.stringify({ query: document }),
      }),
      { address: `10.1.${(sent >> 8) & 255}.${sent & 255}` },
    );
    return (await response.json()).data;
  };
}
