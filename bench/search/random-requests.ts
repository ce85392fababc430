import { LIMITS } from '#contract/limits.ts';

/** Numbers of a linear congruential generator, from 0 to below 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// biome-ignore format: a table.
const sorts = [
  'NONE', 'PRICE', 'PRICE_DESC', 'MOST_SOLD', 'VOTES', 'BRAND', 'LATEST', 'RELEVANCE', 'FACET_ORDER', 'ALPHABETICAL',
  'ALPHABETICAL_DESC', 'CUSTOM_1', 'CUSTOM_2', 'CUSTOM_5', 'AVAILABLE_STOCK', 'AVAILABLE_STOCK_DESC', 'TOTAL_STOCK',
];
const everywhere = {
  languages: ['sv-SE', 'en-GB', 'nb-NO', 'da-DK', 'fi-FI'],
  markets: ['se', 'dk', 'no', 'fi', 'de', 'fr', 'us'],
};
// biome-ignore format: a table.
const words = [
  'a', 'e', 's', 'de', 'en', 'the', 'och', 'mord', 'mor', 'kärlek', 'kärlke', 'mistpelled', 'qqxzy', 'jansosn', 'tove',
  'stindrberg', 'hisotry', 'sammanhangsberoende', 'ab', 'cd', '1984', '9789100000004', '日本語', '𝕶𝖛𝖆𝖗𝖙𝖔', 'ÅÄÖ', 'ﬁﬀ', 'é́́́́',
  'i', 'o', 'an', 'er', 'ing', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'c++', '-', '"x"',
];
const card = `productId name alias articleNumber canonicalUrl brand { name canonicalUrl } primaryCategory { name canonicalUrl }
  categories { name canonicalUrl } productImages { fileName } texts { text1 text2 } totalStock { totalStock }
  unitPrice { sellingPriceIncVatFormatted regularPriceIncVatFormatted discountPercentage currency { code } }
  skus { skuId name stock { totalStock inStock } } parameterGroups { name parameters { name value } }
  variantGroup { variants { level label canonicalUrl variants { label } } } alternativeUrls { url culture }`;
const fields = [
  '',
  'products { productId name canonicalUrl unitPrice { sellingPriceIncVat } totalStock { totalStock } }',
  `products { ${card} }`,
];
const facets =
  'filters { price { lowest highest } facets { filterId type label values { facetId label count url } } }';
const otherFields = [
  'brands { brandId alias canonicalUrl name description logo primaryImage backgroundImage }',
  'categories(includeHidden: true) { categoryId name canonicalUrl description alternativeUrls { url culture country } }',
  'channel { id markets { id alias } languages { id name } }',
  'cmsPages { alias name }',
  'getCart { id items { id } }',
];

/** A document with lists, searches and other fields. The limits may reject it. */
export function createRandomDocument(random: () => number, { languages, markets } = everywhere): string {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const number = (below: number) => Math.floor(random() * below);
  const isMaybe = (share: number) => random() < share;
  const ids = (count: number) => Array.from({ length: 1 + number(count) }, () => number(35_000));

  function searchText(): string {
    const text = Array.from({ length: 1 + number(isMaybe(0.2) ? 60 : 3) }, () => pick(words)).join(' ');
    return JSON.stringify(text.slice(0, LIMITS.searchText));
  }

  function list(index: number): string {
    const filters = [
      isMaybe(0.5) ? `sort: ${pick(sorts)}` : '',
      isMaybe(0.4) ? `searchText: ${searchText()}` : '',
      isMaybe(0.3) ? `facets: ${JSON.stringify(ids(10).map((id) => `p_${id}`))}` : '',
      isMaybe(0.2) ? `exclude: ["p_${number(35_000)}"]` : '',
      isMaybe(0.2) ? `excludeFacets: ["p_${number(35_000)}"]` : '',
      isMaybe(0.2) ? `categoryIds: [${number(40)}]` : '',
      isMaybe(0.1) ? `brandIds: [${ids(200)}]` : '',
      isMaybe(0.05) ? `productIds: [${ids(LIMITS.listProductIds - 1)}]` : '',
      isMaybe(0.2) ? `price: { lowest: ${number(300)}, highest: ${300 + number(500)} }` : '',
      isMaybe(0.2) ? `filterMode: ${pick(['CURRENT', 'BY_GROUP'])}` : '',
      isMaybe(0.2) ? 'includeCollapsed: true' : '',
    ];
    const skip = number(2) * number(LIMITS.listSkip);
    const take = pick([0, 20, 48, LIMITS.listTake]);
    const args = `skip: ${skip}, take: ${take}, languageId: "${pick(languages)}", marketId: "${pick(markets)}"`;
    const parts = `count ${isMaybe(0.4) ? facets : ''} ${pick(fields)}`;
    return `a${index}: products(${args}, filter: { ${filters.join(' ')} }) { ${parts} }`;
  }

  const count = 1 + number(isMaybe(0.5) ? 3 : LIMITS.graphqlAliases - 2);
  const parts = Array.from({ length: count }, (_, index) => list(index));
  if (isMaybe(0.2)) parts.push(`b0: ${pick(otherFields)}`, isMaybe(0.5) ? `b1: ${pick(otherFields)}` : '');
  return `{ ${parts.join(' ')} }`;
}
