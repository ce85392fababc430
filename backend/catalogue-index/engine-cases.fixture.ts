import { type ListQuery, SORT_ORDERS, UNFILTERED_LIST_QUERY } from './engine.ts';

/** A list query on the demo shop that both engines run. */
export interface EngineCase {
  name: string;
  market: string;
  language: string;
  customerGroupId: number | null;
  /** The query runs this many days from now, when other campaigns may be running. */
  daysFromNow: number;
  query: ListQuery;
  /** For searches with typos the engines need to agree on the first product only. */
  mustAgreeOn: 'everything' | 'first product';
}

export const unfilteredQuery: ListQuery = { ...UNFILTERED_LIST_QUERY, take: 30 };

// Ids of the demo shop: categories, formats, languages of editions and of originals. The cases do not depend on their names.
const crime = 'c_200';
const subcategories = ['c_201', 'c_202', 'c_203'];
const [children, fiction] = ['c_400', 'c_100'] as const;
const formats = ['k_1', 'k_2', 'k_3', 'k_4'];
const editions = ['p_1', 'p_2', 'p_3', 'p_4', 'p_5'];
const originals = ['p_12', 'p_54', 'p_70', 'p_84', 'p_103'];

const marketsWithLanguage: [market: string, language: string][] = [
  ['se', 'sv-SE'],
  ['dk', 'da-DK'],
  ['no', 'nb-NO'],
  ['fi', 'fi-FI'],
  ['ax', 'sv-SE'],
  ['de', 'en-GB'],
];

type CaseOptions = Partial<
  Pick<EngineCase, 'market' | 'language' | 'customerGroupId' | 'daysFromNow' | 'mustAgreeOn'>
>;

function engineCase(name: string, query: Partial<ListQuery>, options: CaseOptions = {}): EngineCase {
  return {
    name,
    market: 'se',
    language: 'sv-SE',
    customerGroupId: null,
    daysFromNow: 0,
    mustAgreeOn: 'everything',
    ...options,
    query: { ...unfilteredQuery, ...query },
  };
}

const search = (searchText: string, options: CaseOptions = {}) =>
  engineCase(`search ${JSON.stringify(searchText)}`, { searchText, sort: 'RELEVANCE' }, options);
const misspelled = (searchText: string, language = 'sv-SE') =>
  search(searchText, { language, mustAgreeOn: 'first product' });

const wholeShop = marketsWithLanguage.flatMap(([market, language]) => [
  engineCase(`everything in ${market}`, {}, { market, language }),
  engineCase(
    `cheapest in ${market}`,
    { sort: 'PRICE', includeCollapsed: true, take: 200 },
    { market, language },
  ),
  engineCase(
    `reduced in ${market}`,
    { facets: ['d_11-20', 'd_21-30', 'd_41-49'], sort: 'PRICE' },
    { market, language },
  ),
]);

const sorted = SORT_ORDERS.flatMap((sort) => [
  engineCase(`sorted by ${sort}`, { sort, take: 200, withFacets: false }),
  engineCase(
    `crime in English by ${sort}`,
    { sort, include: [crime], facets: [...originals, 'k_4'] },
    { language: 'en-GB' },
  ),
]);

const bounded = [
  engineCase('one category', { include: ['c_201'] }),
  engineCase('two categories', { include: ['c_201', 'c_203'] }),
  engineCase('category and publisher', { include: [fiction, 'b_1'] }),
  engineCase('category or publisher', { include: [crime, 'b_1'], includeMode: 'UNION' }),
  engineCase('category, price band or campaign', {
    include: ['c_201', 'pr_50-100', 'dc_3'],
    includeMode: 'UNION',
  }),
  engineCase('union of no filters', { includeMode: 'UNION' }),
  engineCase('all but crime', { exclude: [crime] }),
  engineCase('all but e-books and sold-out products', { exclude: ['k_4', 's_out'] }),
  engineCase('all but reduced products', { exclude: ['d_0-10', 'd_11-20', 'd_21-30', 'd_31-40', 'd_41-49'] }),
  engineCase('crime but one subcategory', { include: [crime], exclude: ['c_202'] }),
  engineCase('a campaign of a category', { include: ['dc_1'] }),
  engineCase('a campaign of selected books', { include: ['dc_2'], sort: 'ALPHABETICAL' }),
  engineCase('a campaign on everything', { include: ['dc_5'] }),
  engineCase('an ended campaign', { include: ['dc_7'] }),
  engineCase('a future campaign', { include: ['dc_8'] }),
  engineCase('a future campaign after its start', { include: ['dc_8'] }, { daysFromNow: 20 }),
  engineCase('a campaign of another market', { include: ['dc_9'] }),
  engineCase('a campaign of this market only', { include: ['dc_9'] }, { market: 'fi', language: 'fi-FI' }),
  engineCase('a campaign that needs a code', { include: ['dc_16'] }),
  engineCase('a campaign of a customer group, for others', { include: ['dc_10'] }),
  engineCase(
    'a campaign of a customer group, for its members',
    { include: ['dc_10'] },
    { customerGroupId: 1 },
  ),
  engineCase(
    'products in the price list of the book club',
    { priceListIdentifier: 'sek-book-club' },
    { customerGroupId: 1 },
  ),
  engineCase('products in a price list of another currency', { priceListIdentifier: 'eur' }),
  engineCase('an unknown price list', { priceListIdentifier: 'nowhere' }),
];

const filtered = [
  engineCase('one format', { facets: ['k_1'] }),
  engineCase('two formats', { facets: ['k_1', 'k_3'] }),
  engineCase('format and language', { facets: ['k_2', 'p_2'] }),
  engineCase('three groups', { facets: [...formats.slice(0, 2), ...editions.slice(0, 2), 's_in'] }),
  engineCase('four groups, current counts', {
    facets: ['k_2', 'p_1', 'p_12', 's_in'],
    filterMode: 'CURRENT',
  }),
  engineCase('all editions, not collapsed', { facets: editions, includeCollapsed: true }),
  engineCase('formats as parameters', { facets: ['p_6', 'p_7'], filterMode: 'CURRENT' }),
  engineCase('one edition, one original', { facets: ['p_3', 'p_12'] }, { language: 'en-GB' }),
  engineCase('by author', { facets: ['p_11'] }),
  engineCase('by a parameter that is not a filter', { facets: ['p_14'] }),
  engineCase('a category within the category', { include: [crime], facets: ['c_202'] }),
  engineCase('a category outside the category', { include: [crime], facets: [children] }),
  engineCase('two categories, current counts', { facets: subcategories.slice(0, 2), filterMode: 'CURRENT' }),
  engineCase('a price band', { facets: ['pr_100-150'] }),
  engineCase('two price bands and a price range', {
    facets: ['pr_50-100', 'pr_100-150'],
    price: { lowest: 8000, highest: 12900 },
  }),
  engineCase('a price range', { price: { lowest: 9900, highest: 14900 } }),
  engineCase('a price range, current counts', {
    price: { lowest: 9900, highest: 14900 },
    filterMode: 'CURRENT',
  }),
  engineCase('exactly one price', { price: { lowest: 12900, highest: 12900 } }),
  engineCase('an empty price range', { price: { lowest: 2, highest: 1 } }),
  engineCase('euro bands', { facets: ['pr_10-15', 'pr_15-20'] }, { market: 'fi', language: 'fi-FI' }),
  engineCase('half off, or every SKU half off', { facets: ['d_50-60', 'd_71-100', 'd_every-50'] }),
  engineCase('reduced, two weeks from now', { facets: ['d_11-20'] }, { daysFromNow: 13 }),
  engineCase('reduced, two months from now', { facets: ['d_11-20', 'd_21-30'] }, { daysFromNow: 60 }),
  engineCase('in stock', { facets: ['s_in'] }),
  engineCase('to order or out of stock', { facets: ['s_order', 's_out'], sort: 'TOTAL_STOCK_DESC' }),
  engineCase('selected and excluded', { facets: ['k_1', 'k_2'], excludeFacets: ['k_3'] }),
  engineCase('the same facet selected and excluded', { facets: ['k_1'], excludeFacets: ['k_1'] }),
  engineCase('in the order of facets', {
    facets: ['p_4', 'p_2', 'p_1'],
    sort: 'FACET_ORDER',
    includeCollapsed: true,
  }),
  engineCase('by alias', { facets: ['a_trollvinter', 'a_sorgegondolen'] }),
  engineCase('the same alias twice', { include: ['a_trollvinter'], excludeFacets: ['a_trollvinter'] }),
  engineCase('the book club’s crime', { include: [crime], sort: 'PRICE' }, { customerGroupId: 1 }),
  engineCase('without facets', { facets: ['k_2', 'p_1'], withFacets: false }),
  engineCase('second page', { skip: 30 }),
  engineCase('last page', { skip: 300, take: 200 }),
  engineCase('beyond the last page', { skip: 6000 }),
  engineCase('no products, only facets', { take: 0 }),
];

const named = [
  engineCase('by id', { productIds: [700, 100, 101, 102, 700, 5, 1300] }),
  engineCase('by id, overriding all filters', {
    productIds: [100, 101, 102, 103],
    facets: ['k_99'],
    include: [children],
    price: { lowest: 1, highest: 2 },
    searchText: 'nothing of the kind',
    priceListIdentifier: 'nowhere',
    sort: 'PRICE',
    skip: 1,
    take: 2,
  }),
  engineCase('by an empty list of ids', { productIds: [] }),
  engineCase('by article number', {
    articleNumbers: ['KV000110', 'KV000105', 'KV000110', 'none', '', 'kv000105'],
  }),
  engineCase('by id before article number', { productIds: [105], articleNumbers: ['KV000110'] }),
];

const hostile = [
  engineCase('unknown ids', { facets: ['c_999999', 'b_999999', 'k_99', 'p_999999'] }),
  engineCase('an unknown and a known id', { facets: ['b_1', 'b_999999'] }),
  engineCase('an unknown and a known parameter value', { facets: ['p_2', 'p_999999'] }),
  engineCase('malformed ids', {
    facets: ['', '_', 'c', 'c_', 'Brand', 'x_1', 'c_1_2', 'c_-1', 'c_1.5', 'c_1e3'],
  }),
  engineCase('malformed ids, excluded', {
    exclude: ['', '_', 'c_', 'x_1', 'p_999999', 'a_'],
    excludeFacets: ['c_x', 'd_'],
  }),
  engineCase('union of a malformed and a known id', { include: ['x_1', crime], includeMode: 'UNION' }),
  engineCase('numbers too large', { facets: ['c_2147483648', 'b_99999999999999999999', 'k_4294967297'] }),
  engineCase('numbers too large, excluded', { exclude: ['c_2147483648', 'p_9999999999', 'dc_99999999999'] }),
  engineCase('unknown bands', { facets: ['pr_1-2', 'd_5-95', 's_all', 'pr_', 'd_-'] }),
  engineCase('a known and an unknown band', { facets: ['pr_100-150', 'pr_7-8'] }),
  engineCase('injection', { facets: ["c_1'; drop table product; --", "a_' or '1'='1"] }),
  engineCase('zero bytes', { exclude: ['a_\0', '\0', 'c_\0'], priceListIdentifier: null }),
  engineCase('lone surrogates', { exclude: ['a_\ud800', '\udfff'] }),
  engineCase('many groups', {
    facets: Array.from({ length: 60 }, (_, index) => `p_${index + 1}`),
    filterMode: 'CURRENT',
  }),
  engineCase('many ids', { include: Array.from({ length: 600 }, (_, index) => `b_${index}`) }),
  engineCase('the same id many times', { facets: Array.from({ length: 50 }, () => 'k_1') }),
];

const searches = [
  search('trollvinter'),
  search('Selma Lagerlöf'),
  search('lagerlof'),
  search('sör'),
  search('sagan om'),
  search('den'),
  search('vinter snö'),
  search('böckerna'),
  search('KV000123'),
  search('kv-000123'),
  search('2000000010007'),
  search('1984'),
  search('the lord of the rings', { language: 'en-GB' }),
  search('adventures', { language: 'en-GB' }),
  search('sostre', { market: 'dk', language: 'da-DK' }),
  search('søstre', { market: 'dk', language: 'da-DK' }),
  search('aar', { market: 'no', language: 'nb-NO' }),
  search('kirjat', { market: 'fi', language: 'fi-FI' }),
  search('poesi'),
  search('brott och straf'),
  search('krim'),
  search('och vi'),
  search('de'),
  search('sommar boken'),
  search('the saga of gösta berling'),
  search('selma qwqwqw'),
  search('selma lagerlöf kejsarn qwqwqw'),
  engineCase('search within a category', { searchText: 'mord', include: [crime], sort: 'RELEVANCE' }),
  engineCase('search sorted by price', { searchText: 'kärlek', sort: 'PRICE', facets: ['k_2'] }),
  engineCase('search without collapsing editions', {
    searchText: 'trollvinter',
    includeCollapsed: true,
    sort: 'NONE',
  }),
  search('qqqqqqqq'),
  search('!?'),
  search('   '),
  search('%_\\'),
  search("l'étranger"),
  search('\0'),
  search('x'.repeat(200)),
  misspelled('trolvinter'),
  misspelled('sorgegondollen'),
  misspelled('kallocian'),
  misspelled('gösta berlign'),
  misspelled('lord of teh rings', 'en-GB'),
  misspelled('frankenstien', 'en-GB'),
  misspelled('lejon hjärta'),
];

export const engineCases: readonly EngineCase[] = [
  ...wholeShop,
  ...sorted,
  ...bounded,
  ...filtered,
  ...named,
  ...hostile,
  ...searches,
];
