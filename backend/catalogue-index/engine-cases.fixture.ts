import { type ListQuery, type SortOrder, WHOLE_SHOP } from './engine.ts';

/** A list to ask every engine for, in the demo shop. */
export interface EngineCase {
  name: string;
  market: string;
  language: string;
  customerGroupId: number | null;
  /** From when the shop was filled; campaigns start and end by then. */
  days: number;
  query: ListQuery;
  /** How far engines must agree: in searches with typos only the first product, else all. */
  mustAgreeOn: 'everything' | 'first product';
}

export const everything: ListQuery = { ...WHOLE_SHOP, take: 30 };

// Ids of the demo shop: crime and its three shelves, children, fiction; hardback, paperback, audio, e-book; the languages
// of editions and of originals. What they name may change with the demo data; that they name something may not.
const crime = 'c_200';
const shelves = ['c_201', 'c_202', 'c_203'];
const children = 'c_400';
const fiction = 'c_100';
const formats = ['k_1', 'k_2', 'k_3', 'k_4'];
const bindings = ['p_6', 'p_7', 'p_8', 'p_9'];
const editions = ['p_2', 'p_14', 'p_16', 'p_18', 'p_20'];
const originals = ['p_3', 'p_53', 'p_69', 'p_83', 'p_102'];

const sorts: SortOrder[] = [
  'NONE',
  'PRICE',
  'PRICE_DESC',
  'MOST_SOLD',
  'VOTES',
  'BRAND',
  'LATEST',
  'RELEVANCE',
  'FACET_ORDER',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
  'AVAILABLE_STOCK',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'TOTAL_STOCK_DESC',
];

const places: [market: string, language: string][] = [
  ['se', 'sv-SE'],
  ['dk', 'da-DK'],
  ['no', 'nb-NO'],
  ['fi', 'fi-FI'],
  ['ax', 'sv-SE'],
  ['de', 'en-GB'],
];

type Where = Partial<Pick<EngineCase, 'market' | 'language' | 'customerGroupId' | 'days' | 'mustAgreeOn'>>;

function one(name: string, query: Partial<ListQuery>, where: Where = {}): EngineCase {
  return {
    name,
    market: 'se',
    language: 'sv-SE',
    customerGroupId: null,
    days: 0,
    mustAgreeOn: 'everything',
    ...where,
    query: { ...everything, ...query },
  };
}

const search = (searchText: string, where: Where = {}) =>
  one(`search ${JSON.stringify(searchText)}`, { searchText, sort: 'RELEVANCE' }, where);
const misspelt = (searchText: string, language = 'sv-SE') =>
  search(searchText, { language, mustAgreeOn: 'first product' });

const wholeShop = places.flatMap(([market, language]) => [
  one(`everything in ${market}`, {}, { market, language }),
  one(`cheapest in ${market}`, { sort: 'PRICE', includeCollapsed: true, take: 200 }, { market, language }),
  one(
    `reduced in ${market}`,
    { facets: ['d_11-20', 'd_21-30', 'd_41-50'], sort: 'PRICE' },
    { market, language },
  ),
]);

const sorted = sorts.flatMap((sort) => [
  one(`sorted by ${sort}`, { sort, take: 200, withFacets: false }),
  one(
    `crime in English by ${sort}`,
    { sort, include: [crime], facets: [...originals, 'k_4'] },
    { language: 'en-GB' },
  ),
]);

const bounded = [
  one('one shelf', { include: ['c_201'] }),
  one('two shelves', { include: ['c_201', 'c_203'] }),
  one('shelf and publisher', { include: [fiction, 'b_1'] }),
  one('shelf or publisher', { include: [crime, 'b_1'], includeMode: 'UNION' }),
  one('shelf or cheap or a campaign', { include: ['c_201', 'pr_50-100', 'dc_3'], includeMode: 'UNION' }),
  one('nothing bounds, by union', { includeMode: 'UNION' }),
  one('all but crime', { exclude: [crime] }),
  one('all but e-books and what is sold out', { exclude: ['k_4', 's_out'] }),
  one('all but what is reduced', { exclude: ['d_0-10', 'd_11-20', 'd_21-30', 'd_31-40', 'd_41-50'] }),
  one('crime but one shelf', { include: [crime], exclude: ['c_202'] }),
  one('a campaign of a category', { include: ['dc_1'] }),
  one('a campaign of chosen books', { include: ['dc_2'], sort: 'ALPHABETICAL' }),
  one('a campaign on everything', { include: ['dc_5'] }),
  one('a campaign that is over', { include: ['dc_7'] }),
  one('a campaign that is to come', { include: ['dc_8'] }),
  one('a campaign that was to come', { include: ['dc_8'] }, { days: 20 }),
  one('a campaign of another market', { include: ['dc_9'] }),
  one('a campaign of this market only', { include: ['dc_9'] }, { market: 'fi', language: 'fi-FI' }),
  one('a campaign that needs a code', { include: ['dc_16'] }),
  one('a campaign of a customer group, for others', { include: ['dc_10'] }),
  one('a campaign of a customer group, for its members', { include: ['dc_10'] }, { customerGroupId: 1 }),
  one('what the book club pays less for', { priceListIdentifier: 'sek-book-club' }, { customerGroupId: 1 }),
  one('what a list of another currency holds', { priceListIdentifier: 'eur' }),
  one('what no list holds', { priceListIdentifier: 'nowhere' }),
];

const chosen = [
  one('one format', { facets: ['k_1'] }),
  one('two formats', { facets: ['k_1', 'k_3'] }),
  one('format and language', { facets: ['k_2', 'p_14'] }),
  one('three groups', { facets: [...formats.slice(0, 2), ...editions.slice(0, 2), 's_in'] }),
  one('four groups as they are', { facets: ['k_2', 'p_2', 'p_3', 's_in'], filterMode: 'CURRENT' }),
  one('all editions, every one of them', { facets: editions, includeCollapsed: true }),
  one('several bindings', { facets: bindings, filterMode: 'CURRENT' }),
  one('one edition, one original', { facets: ['p_16', 'p_3'] }, { language: 'en-GB' }),
  one('by author', { facets: ['p_1'] }),
  one('by a fact that is no filter', { facets: ['p_4'] }),
  one('a shelf within a shelf', { include: [crime], facets: ['c_202'] }),
  one('a shelf outside the shelf', { include: [crime], facets: [children] }),
  one('two shelves, as they are', { facets: shelves.slice(0, 2), filterMode: 'CURRENT' }),
  one('a price band', { facets: ['pr_100-150'] }),
  one('two price bands and a stretch', {
    facets: ['pr_50-100', 'pr_100-150'],
    price: { lowest: 8000, highest: 12900 },
  }),
  one('a stretch of prices', { price: { lowest: 9900, highest: 14900 } }),
  one('a stretch of prices, as it is', { price: { lowest: 9900, highest: 14900 }, filterMode: 'CURRENT' }),
  one('exactly one price', { price: { lowest: 12900, highest: 12900 } }),
  one('a stretch without prices', { price: { lowest: 2, highest: 1 } }),
  one('euro bands', { facets: ['pr_10-15', 'pr_15-20'] }, { market: 'fi', language: 'fi-FI' }),
  one('half off', { facets: ['d_51-60', 'd_61-70', 'd_71-100'] }),
  one('reduced, two weeks from now', { facets: ['d_11-20'] }, { days: 13 }),
  one('reduced, two months from now', { facets: ['d_11-20', 'd_21-30'] }, { days: 60 }),
  one('in stock', { facets: ['s_in'] }),
  one('to order or out of stock', { facets: ['s_order', 's_out'], sort: 'TOTAL_STOCK_DESC' }),
  one('chosen and excluded', { facets: ['k_1', 'k_2'], excludeFacets: ['k_3'] }),
  one('one and the same chosen and excluded', { facets: ['k_1'], excludeFacets: ['k_1'] }),
  one('in the order of facets', {
    facets: ['p_18', 'p_14', 'p_2'],
    sort: 'FACET_ORDER',
    includeCollapsed: true,
  }),
  one('by alias', { facets: ['a_trollvinter', 'a_sorgegondolen'] }),
  one('by alias and not', { include: ['a_trollvinter'], excludeFacets: ['a_trollvinter'] }),
  one('the book club’s crime', { include: [crime], sort: 'PRICE' }, { customerGroupId: 1 }),
  one('without facets', { facets: ['k_2', 'p_2'], withFacets: false }),
  one('second page', { skip: 30 }),
  one('last page', { skip: 300, take: 200 }),
  one('beyond the last page', { skip: 6000 }),
  one('no products, only facets', { take: 0 }),
];

const named = [
  one('by id', { productIds: [700, 100, 101, 102, 700, 5, 1300] }),
  one('by id, against all filters', {
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
  one('by no id', { productIds: [] }),
  one('by article number', { articleNumbers: ['KV000110', 'KV000105', 'KV000110', 'none', '', 'kv000105'] }),
  one('by id before article number', { productIds: [105], articleNumbers: ['KV000110'] }),
];

const hostile = [
  one('ids of nothing', { facets: ['c_999999', 'b_999999', 'k_99', 'p_999999'] }),
  one('an id of nothing beside one of something', { facets: ['b_1', 'b_999999'] }),
  one('an id of no value beside one of a value', { facets: ['p_2', 'p_999999'] }),
  one('ids of no shape', { facets: ['', '_', 'c', 'c_', 'Brand', 'x_1', 'c_1_2', 'c_-1', 'c_1.5', 'c_1e3'] }),
  one('ids of no shape, excluded', {
    exclude: ['', '_', 'c_', 'x_1', 'p_999999', 'a_'],
    excludeFacets: ['c_x', 'd_'],
  }),
  one('ids of no shape, one of which is enough', { include: ['x_1', crime], includeMode: 'UNION' }),
  one('numbers too large', { facets: ['c_2147483648', 'b_99999999999999999999', 'k_4294967297'] }),
  one('numbers too large, excluded', { exclude: ['c_2147483648', 'p_9999999999', 'dc_99999999999'] }),
  one('bands that are none', { facets: ['pr_1-2', 'd_5-95', 's_all', 'pr_', 'd_-'] }),
  one('a band beside one that is none', { facets: ['pr_100-150', 'pr_7-8'] }),
  one('injection', { facets: ["c_1'; drop table product; --", "a_' or '1'='1"] }),
  one('zero bytes', { exclude: ['a_\0', '\0', 'c_\0'], priceListIdentifier: null }),
  one('half a character', { exclude: ['a_\ud800', '\udfff'] }),
  one('many groups', {
    facets: Array.from({ length: 60 }, (_, index) => `p_${index + 1}`),
    filterMode: 'CURRENT',
  }),
  one('many ids', { include: Array.from({ length: 600 }, (_, index) => `b_${index}`) }),
  one('the same id many times', { facets: Array.from({ length: 50 }, () => 'k_1') }),
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
  one('search within a shelf', { searchText: 'mord', include: [crime], sort: 'RELEVANCE' }),
  one('search by price', { searchText: 'kärlek', sort: 'PRICE', facets: ['k_2'] }),
  one('search for every edition', { searchText: 'trollvinter', includeCollapsed: true, sort: 'NONE' }),
  search('qqqqqqqq'),
  search('!?'),
  search('   '),
  search('%_\\'),
  search("l'étranger"),
  search('\0'),
  search('x'.repeat(200)),
  misspelt('trolvinter'),
  misspelt('sorgegondollen'),
  misspelt('kallocian'),
  misspelt('lord of teh rings', 'en-GB'),
  misspelt('frankenstien', 'en-GB'),
  misspelt('lejon hjärta'),
];

export const engineCases: readonly EngineCase[] = [
  ...wholeShop,
  ...sorted,
  ...bounded,
  ...chosen,
  ...named,
  ...hostile,
  ...searches,
];
