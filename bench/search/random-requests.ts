import { LIMITS } from '#contract/limits.ts';
import { choicesOf } from './random.ts';

// biome-ignore format: a table.
const sorts = [
  'NONE', 'PRICE', 'PRICE_DESC', 'MOST_SOLD', 'VOTES', 'BRAND', 'LATEST', 'RELEVANCE', 'FACET_ORDER', 'ALPHABETICAL',
  'ALPHABETICAL_DESC', 'CUSTOM_1', 'CUSTOM_2', 'CUSTOM_5', 'AVAILABLE_STOCK', 'AVAILABLE_STOCK_DESC', 'TOTAL_STOCK',
];
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
const fewFields = 'productId name canonicalUrl unitPrice { sellingPriceIncVat } totalStock { totalStock }';
/** Parts of a selection whose resolvers take longest. */
const productFields = [
  card,
  fewFields,
  'alternativeCanonicalUrls alternativeUrls { url culture language country }',
  'breadcrumbs { name url }',
  'brand { name alias canonicalUrl alternativeUrls { url culture } description }',
  'categories { name alias canonicalUrl alternativeUrls { url culture } }',
  'currentProductVariant { level label attributes { key value } stock { totalStock } variants { label stock { totalStock } } }',
  'discountCampaigns { name canonicalUrl }',
  'lowestPrice { sellingPriceIncVat recordedAt }',
  'meta { title description }',
  'parameterGroups { name parameters { name label value description identifier } }',
  'priceLog { sellingPriceIncVat recordedAt }',
  'productPackage { groups { name options { name } } }',
  'skus { skuId name articleNumber gtin stock { totalStock inStock incoming } }',
  'variantDimensions { dimension value label group { value label } attributes { key value } }',
  'variantGroup { mainProductId activeProducts variants { label attributes { key value } stock { totalStock } variants { label attributes { key } } } }',
];
const facets =
  'filters { price { lowest highest } facets { filterId type label values { facetId label count url } } }';
const otherFields = [
  'brands { brandId alias canonicalUrl name description logo primaryImage backgroundImage }',
  'brands { name alternativeUrls { url culture } }',
  'categories(includeHidden: true) { categoryId name canonicalUrl description alternativeUrls { url culture country } }',
  'channel { id markets { id alias } languages { id name } }',
  'cmsPages { alias name }',
  'getCart { id items { id } }',
];

/** Values that exist in the shop. */
export interface Vocabulary {
  languages: readonly string[];
  markets: readonly string[];
  facetIds: readonly string[];
  /** Addresses of categories and publishers. */
  urls: readonly string[];
  categoryAliases: readonly string[];
  articleNumbers: readonly string[];
}

/** The fields of a query, which may be beyond the limits. */
type RandomFields = readonly string[];

export function createRandomFields(random: () => number, vocabulary: Vocabulary): RandomFields {
  const { pick, number, isMaybe } = choicesOf(random);
  const count = 1 + number(isMaybe(0.7) ? 3 : LIMITS.graphqlAliases - 2);
  const fields = Array.from({ length: count }, () => createRandomList(random, vocabulary));
  if (isMaybe(0.2)) fields.push(pick(otherFields));
  return fields;
}

/** The same fields with one of them added, removed, replaced or requested elsewhere. */
export function mutateFields(
  fields: RandomFields,
  random: () => number,
  vocabulary: Vocabulary,
): RandomFields {
  const { pick, number } = choicesOf(random);
  const at = number(fields.length);
  const change = number(5);
  if (change === 0 && fields.length > 1) return fields.toSpliced(at, 1);
  if (change === 1) return [...fields, createRandomList(random, vocabulary)];
  if (change === 2) return fields.toSpliced(at, 1, createRandomList(random, vocabulary));
  const field = fields[at] ?? '';
  const elsewhere = field
    .replace(/languageId: "[^"]*"/, `languageId: "${pick(vocabulary.languages)}"`)
    .replace(/marketId: "[^"]*"/, `marketId: "${pick(vocabulary.markets)}"`)
    .replace(/skip: \d+/, `skip: ${number(LIMITS.listSkip)}`);
  return change === 3 ? fields.with(at, elsewhere) : [...fields, elsewhere];
}

export function documentOf(fields: RandomFields): string {
  return `{ ${fields.map((field, index) => `a${index}: ${field}`).join(' ')} }`;
}

function createRandomList(
  random: () => number,
  { languages, markets, facetIds, urls, categoryAliases, articleNumbers }: Vocabulary,
): string {
  const { pick, number, isMaybe } = choicesOf(random);
  const ids = (count: number) => Array.from({ length: 1 + number(count) }, () => number(35_000));
  const several = (values: readonly string[], count: number) =>
    JSON.stringify(Array.from({ length: 1 + number(count) }, () => pick(values)));
  const text = Array.from({ length: 1 + number(isMaybe(0.2) ? 60 : 3) }, () => pick(words)).join(' ');
  const filters = [
    isMaybe(0.5) ? `sort: ${pick(sorts)}` : '',
    isMaybe(0.3) ? `searchText: ${JSON.stringify(text.slice(0, LIMITS.searchText))}` : '',
    isMaybe(0.3) ? `facets: ${several(facetIds, isMaybe(0.3) ? 100 : 5)}` : '',
    isMaybe(0.1) ? `include: ${several(facetIds, 2)}` : '',
    isMaybe(0.1) ? `exclude: ${several(facetIds, 2)}` : '',
    isMaybe(0.1) ? `excludeFacets: ${several(facetIds, 2)}` : '',
    isMaybe(0.2) ? `categoryIds: [${number(40)}]` : '',
    isMaybe(0.1) ? `brandIds: [${ids(200)}]` : '',
    isMaybe(0.05) ? `productIds: [${ids(LIMITS.listProductIds - 1)}]` : '',
    isMaybe(0.1) ? `${pick(['productIds', 'articleNumbers', 'facets', 'categoryIds'])}: []` : '',
    isMaybe(0.03) ? `articleNumbers: ${several(articleNumbers, LIMITS.listProductIds - 1)}` : '',
    isMaybe(0.2) ? `price: { lowest: ${number(300)}, highest: ${300 + number(500)} }` : '',
    isMaybe(0.2) ? `filterMode: ${pick(['CURRENT', 'BY_GROUP'])}` : '',
    isMaybe(0.2) ? 'includeCollapsed: true' : '',
  ];
  const selected = isMaybe(0.5) ? [pick(['', card, fewFields])] : [pick(productFields), pick(productFields)];
  const products = selected.join(' ').trim() === '' ? '' : `products { ${selected.join(' ')} }`;
  const [skip, take] = [number(2) * number(LIMITS.listSkip), pick([0, 20, 48, LIMITS.listTake])];
  const args = [
    `skip: ${skip}, take: ${take}, languageId: "${pick(languages)}", marketId: "${pick(markets)}"`,
    isMaybe(0.15) ? `categoryAlias: "${pick(categoryAliases)}"` : '',
    isMaybe(0.1) ? `url: "${pick(urls)}"` : '',
  ];
  return `products(${args.filter(Boolean).join(', ')}, filter: { ${withoutRepeats(filters).join(' ')} }) { count ${isMaybe(0.4) ? facets : ''} ${products} }`;
}

/** A filter has each field once. */
function withoutRepeats(filters: readonly string[]): string[] {
  const byName = new Map(
    filters.filter(Boolean).map((filter) => [filter.slice(0, filter.indexOf(':')), filter]),
  );
  return [...byName.values()];
}
