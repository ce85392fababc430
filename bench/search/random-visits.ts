import { LIMITS } from '#contract/limits.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import { fullCartClasses } from './full-cart-visits.ts';
import type { Visit } from './measured-storefront.ts';
import type { Choices } from './random.ts';
import type { VisitClass, VisitVocabulary } from './visit-class.ts';
import { get, persisted, post } from './visit-requests.ts';

const sorts = [
  'LATEST',
  'MOST_SOLD',
  'PRICE',
  'PRICE_DESC',
  'VOTES',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'BRAND',
  'RELEVANCE',
];
const plain = { cookie: `${COOKIES.noScript.name}=1` };

/** Random visits of each class, which are reported separately. */
export const visitClasses: Readonly<Record<string, VisitClass>> = {
  'front page': ({ pick }) => get(pick(['/', '/fi', '/nb', '/da', '/en']), pick([{}, plain])),
  list: (choose, { lists }) => get(anyOf(choose, lists) + pageOf(choose), choose.pick([{}, plain])),
  'list with filters and sort order': (choose, { lists, facetIds }) =>
    get(anyOf(choose, lists) + filtersOf(choose, facetIds)),
  search: (choose, { words }) => get(searchPath(choose, words)),
  'search with filters and sort order': (choose, { words, facetIds }) =>
    get(searchPath(choose, words) + filtersOf(choose, facetIds)),
  product: (choose, { products }) => get(anyOf(choose, products), choose.pick([{}, plain])),
  'other screens': ({ pick }) => get(pick(otherScreens), pick([{}, plain])),
  ...fullCartClasses,
  'gateway: lists': (choose, vocabulary) => persisted('productList', listVariables(choose, vocabulary)),
  'gateway: suggestions': (choose, { words }) =>
    persisted('searchSuggestions', {
      ...scopeOf(choose),
      take: choose.pick([5, 8]),
      text: textOf(choose, words),
    }),
  'gateway: other queries': (choose, vocabulary) => otherQuery(choose, vocabulary),
  'REST: reviews and carts': (choose, { aliases }) => restVisit(choose, aliases),
  files: ({ pick }) =>
    get(pick(['/robots.txt', '/llms.txt', '/health', '/readyz', '/offline/sv', '/app/sv.webmanifest'])),
  'sign-in': ({ number }) =>
    post('/auth/login', {
      email: `a${number(1e9)}@example.com`,
      password: 'a'.repeat(64),
      isRemembered: false,
    }),
  // No sitemap is cached for another host.
  sitemaps: (choose, { sitemaps }) => ({ ...get(anyOf(choose, sitemaps)), isOfOtherHost: true }),
};

/** Visits after the stock of thousands of products has changed. */
export const changedClasses: Readonly<Record<string, VisitClass>> = {
  'list after 2,900 changed products': (choose, { lists }) =>
    get(`${anyOf(choose, lists)}?sort=${choose.pick(sorts)}`),
  'gateway: lists after 2,900 changed products': (choose, vocabulary) =>
    persisted('productList', listVariables(choose, vocabulary)),
};

/** Measured, but with a limit of their own: pictures are drawn once, in a queue. */
export const limitedClasses: Readonly<Record<string, VisitClass>> = {
  pictures: ({ pick }, { pictures }) => get(pick(pictures)),
};

const prefixed = (locale: string, path: string) => (locale === 'sv' ? path : `/${locale}${path}`);

/** Screens without parameters. */
const otherScreens = LOCALE_CODES.flatMap((locale) =>
  SCREENS.flatMap((screen) => pathsOf(screen, locale).filter((path) => !/[:*]/.test(path))).map((path) =>
    prefixed(locale, path),
  ),
);

function anyOf({ pick }: Choices, paths: Readonly<Record<string, readonly string[]>>): string {
  return pick(paths[pick(Object.keys(paths))] ?? []);
}

function pageOf({ isMaybe, number }: Choices): string {
  return isMaybe(0.5) ? `?page=${1 + number(isMaybe(0.7) ? 5 : 100)}` : '';
}

function filtersOf({ pick, number, isMaybe }: Choices, facetIds: readonly string[]): string {
  const count = isMaybe(0.1) ? 100 : number(5);
  // A choice is a label and an id; the shop uses only the id.
  const choices = Array.from({ length: count }, () => `x~${pick(facetIds)}`);
  const parts = [
    choices.length > 0 ? `p-author=${[...new Set(choices)].join(',')}` : '',
    isMaybe(0.3) ? `min-price=${number(300)}&max-price=${300 + number(500)}` : '',
    isMaybe(0.8) ? `sort=${pick(sorts)}` : '',
    isMaybe(0.3) ? `page=${1 + number(100)}` : '',
  ];
  return `?${parts.filter(Boolean).join('&')}`;
}

function textOf({ pick, number, isMaybe }: Choices, words: readonly string[]): string {
  const count = 1 + number(isMaybe(0.2) ? 40 : 3);
  return Array.from({ length: count }, () => pick(words))
    .join(' ')
    .slice(0, LIMITS.searchText);
}

function searchPath(choose: Choices, words: readonly string[]): string {
  return prefixed(choose.pick(LOCALE_CODES), `/s/${encodeURIComponent(textOf(choose, words))}`);
}

const markets = ['se', 'fi', 'no', 'dk'];
const languages = ['sv-SE', 'fi-FI', 'nb-NO', 'da-DK', 'en-GB'];
const scopeOf = ({ pick }: Choices) => ({ marketId: pick(markets), languageId: pick(languages) });

function listVariables(choose: Choices, { facetIds, words }: VisitVocabulary): object {
  const { pick, number, isMaybe } = choose;
  return {
    ...scopeOf(choose),
    skip: number(2) * number(LIMITS.listSkip),
    take: 48,
    filter: {
      sort: pick(sorts),
      ...(isMaybe(0.3) ? { searchText: textOf(choose, words) } : {}),
      ...(isMaybe(0.5) ? { facets: Array.from({ length: 1 + number(100) }, () => pick(facetIds)) } : {}),
    },
  };
}

/** One of the queries with which pages and their parts load data. */
function otherQuery(
  choose: Choices,
  { lists, products, aliases, productIds, facetIds }: VisitVocabulary,
): Visit {
  const { pick, number } = choose;
  const scope = scopeOf(choose);
  const [alias, productId] = [pick(aliases[scope.languageId] ?? []), pick(productIds)];
  const several = Array.from({ length: 100 }, () => pick(productIds));
  const filter = { facets: Array.from({ length: 1 + number(100) }, () => pick(facetIds)) };
  const inOther = { otherMarket: pick(markets), otherLanguage: pick(languages) };
  return pick([
    persisted('product', { ...scope, alias }),
    persisted('productFacts', { ...scope, alias }),
    persisted('productFormats', { ...scope, productId }),
    persisted('packageParts', { ...scope, productId }),
    persisted('productsById', { ...scope, productIds: several, take: 100 }),
    persisted('seriesNumbers', { ...scope, productIds: several, take: 100 }),
    persisted('soldElsewhere', { ...scope, ...inOther, productIds: several, take: 100 }),
    persisted('listFacets', { ...scope, filter, url: anyOf(choose, lists) }),
    persisted('listPage', { ...scope, url: anyOf(choose, lists) }),
    persisted('listCrumb', { ...scope, url: anyOf(choose, lists) }),
    persisted('listAreas', { ...scope, url: anyOf(choose, lists) }),
    persisted('urlHistory', { ...scope, url: anyOf(choose, pick([lists, products])) }),
    persisted('campaignSize', { ...scope, filter }),
    persisted('announcement', { ...scope, all: {}, halved: filter }),
    ...[
      'shopSections',
      'shopOverview',
      'marketOptions',
      'menus',
      'infoMenu',
      'topSearches',
      'marketShipping',
    ].map((operation) => persisted(operation, scope)),
  ]);
}

function restVisit(choose: Choices, aliases: VisitVocabulary['aliases']): Visit {
  const { pick, number } = choose;
  const scope = scopeOf(choose);
  const alias = pick(aliases[scope.languageId] ?? []);
  return pick([
    post('/shop/product-reviews', {
      ...scope,
      alias,
      sort: pick(['newest', 'helpful']),
      skip: 0,
      take: 50,
    }),
    post('/shop/gift-card-values', scope),
    post('/shop/gift-wraps', scope),
    post('/shop/gift-card-balances', { ...scope, code: `CODE${number(1e9)}` }),
    post('/shop/shared-lists', { shareKey: 'a'.repeat(22) }),
    persisted('newCart', scope),
    persisted('relatedProducts', { ...scope, alias }),
    persisted('brands', scope),
    persisted('brandCounts', scope),
    persisted('reviews', { ...scope, alias, skip: 0, take: 5 }),
  ]);
}
