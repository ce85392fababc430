import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '#contract/limits.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import type { Visit } from './measured-storefront.ts';

/** Values that exist in the shop. */
export interface VisitVocabulary {
  /** By language code: paths of products, and of lists. */
  products: Readonly<Record<string, readonly string[]>>;
  lists: Readonly<Record<string, readonly string[]>>;
  aliases: readonly string[];
  facetIds: readonly string[];
  words: readonly string[];
  /** Anonymous carts with as many lines as a cart may have. */
  cartIds: readonly string[];
  pictures: readonly string[];
  sitemaps: readonly string[];
}

type VisitClass = (choose: Choices, vocabulary: VisitVocabulary) => Visit;

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
const json = { 'content-type': 'application/json' };

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
  'pages of a visitor with a full cart': ({ pick }, { cartIds }) =>
    get(pick(['/kassan', '/', '/fi/kassa', '/en/checkout']), {
      cookie: `${plain.cookie}; ${COOKIES.cart.name}=${pick(cartIds)}`,
    }),
  'gateway: lists': (choose, vocabulary) => persisted('productList', listVariables(choose, vocabulary)),
  'gateway: suggestions': (choose, { words }) =>
    persisted('searchSuggestions', {
      ...scopeOf(choose),
      take: 8,
      filter: { searchText: textOf(choose, words) },
    }),
  'REST: reviews and carts': (choose, { aliases }) => restVisit(choose, aliases),
  files: ({ pick }) =>
    get(pick(['/robots.txt', '/llms.txt', '/health', '/readyz', '/offline/sv', '/app/sv.webmanifest'])),
};

/** After the stock of thousands of products has changed. */
export const changedClasses: Readonly<Record<string, VisitClass>> = {
  'list after 2,900 changed products': (choose, { lists }) =>
    get(`${anyOf(choose, lists)}?sort=${choose.pick(sorts)}`),
  'gateway: lists after 2,900 changed products': (choose, vocabulary) =>
    persisted('productList', listVariables(choose, vocabulary)),
};

/**
 * Measured, but with limits of their own: passwords are slow on purpose, pictures are drawn once in a queue, and sitemaps take at
 * most a part of a processor.
 */
export const limitedClasses: Readonly<Record<string, VisitClass>> = {
  'sign-in': ({ number }) =>
    post('/auth/login', {
      email: `a${number(1e9)}@example.com`,
      password: 'a'.repeat(64),
      isRemembered: false,
    }),
  pictures: ({ pick }, { pictures }) => get(pick(pictures)),
  sitemaps: ({ pick }, { sitemaps }) => ({ ...get(pick(sitemaps)), isOfOtherHost: true }),
};

function get(path: string, headers: Record<string, string> = {}): Visit {
  return { method: 'GET', path, headers };
}

function post(path: string, body: object): Visit {
  return { method: 'POST', path, headers: json, body: JSON.stringify(body) };
}

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
  return isMaybe(0.5) ? `?page=${1 + number(100)}` : '';
}

function filtersOf({ pick, number, isMaybe }: Choices, facetIds: readonly string[]): string {
  const count = isMaybe(0.1) ? 100 : number(5);
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

function restVisit(choose: Choices, aliases: readonly string[]): Visit {
  const { pick, number } = choose;
  const scope = scopeOf(choose);
  return pick([
    post('/shop/product-reviews', {
      ...scope,
      alias: pick(aliases),
      sort: pick(['newest', 'helpful']),
      skip: 0,
      take: 50,
    }),
    post('/shop/gift-card-values', scope),
    post('/shop/gift-wraps', scope),
    post('/shop/gift-card-balances', { ...scope, code: `CODE${number(1e9)}` }),
    post('/shop/shared-lists', { shareKey: 'a'.repeat(22) }),
    persisted('newCart', scope),
    persisted('relatedProducts', { ...scope, alias: pick(aliases) }),
    persisted('brands', scope),
    persisted('brandCounts', scope),
    persisted('reviews', { ...scope, alias: pick(aliases), skip: 0, take: 10 }),
  ]);
}

const file = join(import.meta.dirname, '../../storefront/api/generated/persisted-documents.json');
let documents: Map<string, string> | undefined;

/** A query of the page's script. */
function persisted(operation: string, variables: object): Visit {
  documents ??= new Map(
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).map(([hash, document]) => [
      /\b(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? '',
      hash.replace(/^sha256:/, ''),
    ]),
  );
  const sha256Hash = documents.get(operation);
  if (!sha256Hash) throw new Error(`The storefront has no query ${operation}.`);
  return post('/graphql', { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

export interface Choices {
  number(below: number): number;
  pick<T>(values: readonly T[]): T;
  isMaybe(share: number): boolean;
}
