import { LOCALE_CODES } from '#contract/locales.ts';
import type { ShopRequestKind } from '#contract/shop-requests.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import type { Fuzzer } from './fuzzer.ts';

export interface FuzzedRequest {
  path: string;
  init?: RequestInit;
}

const otherPaths = [
  '/images/*',
  '/images/product/:size/:file',
  '/images/pagewidget/:size/:file',
  '/branding/:name',
  '/content/:name',
  '/download/:token',
  '/sample/:name',
  '/documents/:publicId/:file',
  '/forms/:form/:file',
  '/sitemaps/*',
  '/assets/*',
  '/readyz',
  '/*',
];

/** Names of query parameters that pages read. */
// biome-ignore format: a list.
const parameters = [
  'page', 'sort', 'q', 'facets', 'price', 'reviews', 'reviewSort', 'cartid', 'pid', 'download', 'key', 'preview', 'Category',
  'Brand', 'format', 'language', 'Price', 'exclude', 'email', 'order', 'token', 'next', 'market', 'a',
];

// biome-ignore format: a list.
const shopRequestKinds: readonly ShopRequestKind[] = [
  'product-reviews', 'review-votes', 'favorite-lists', 'shared-lists', 'downloads', 'gift-card-balances', 'gift-wraps',
  'order-timelines', 'vat-numbers', 'email-verifications', 'order-accounts', 'public-forms',
];

/** Patterns of every screen in every language, and of files. */
function patterns(): string[] {
  const ofScreens = LOCALE_CODES.flatMap((locale) =>
    SCREENS.flatMap((screen) =>
      pathsOf(screen, locale).map((path) => (locale === 'sv' ? path : `/${locale}${path}`)),
    ),
  );
  return [...new Set([...ofScreens, ...otherPaths])];
}

const allPatterns = patterns();

function fuzzedPath(fuzzer: Fuzzer): string {
  const fill = () => encodeForPath(fuzzer.text(), fuzzer);
  return fuzzer
    .pick(allPatterns)
    .replace(/:\w+\??|\*/g, (part) => (part === '*' ? `${fill()}/${fill()}` : fill()));
}

/** Usually encoded; otherwise as a client that does not encode would send it, without what `fetch` refuses. */
function encodeForPath(text: string, fuzzer: Fuzzer): string {
  if (fuzzer.isMaybe(0.8)) return encodeURIComponent(text.toWellFormed());
  return text.toWellFormed().replace(/[?#\s]/g, '');
}

function fuzzedQuery(fuzzer: Fuzzer): string {
  const pairs = Array.from({ length: fuzzer.number(4) }, () => {
    const name = fuzzer.isMaybe(0.9) ? fuzzer.pick(parameters) : encodeForPath(fuzzer.text(), fuzzer);
    return `${name}=${encodeForPath(fuzzer.text(), fuzzer)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

export function fuzzedPage(fuzzer: Fuzzer): FuzzedRequest {
  const isPlain = fuzzer.isMaybe(0.2);
  const cookie = ['kvarto-plain=1', `kvarto-cart=${encodeURIComponent(fuzzer.text().toWellFormed())}`].join(
    '; ',
  );
  return { path: fuzzedPath(fuzzer) + fuzzedQuery(fuzzer), init: isPlain ? { headers: { cookie } } : {} };
}

export interface FoundForm {
  path: string;
  fields: string[];
}

/** The forms of a page that are sent with POST, and the names of their fields. */
export function findForms(path: string, html: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = '', content = '']) => {
    if (!/method="post"/i.test(tag)) return [];
    const [, action = path] = /action="([^"]*)"/.exec(tag) ?? [];
    const names = [...content.matchAll(/\bname="([^"]+)"/g)].map(([, name = '']) => name);
    return [{ path: action.replaceAll('&amp;', '&'), fields: [...new Set(names)] }];
  });
}

function inventedForm(fuzzer: Fuzzer): FoundForm {
  const path = fuzzer.isMaybe(0.5) ? fuzzer.pick(Object.values(PREFERENCE_PATHS)) : fuzzedPath(fuzzer);
  return { path, fields: [...parameters] };
}

export function fuzzedForm(forms: readonly FoundForm[], fuzzer: Fuzzer, origin: string): FuzzedRequest {
  const { path, fields } = fuzzer.isMaybe(0.85) ? fuzzer.pick(forms) : inventedForm(fuzzer);
  const body = new URLSearchParams();
  for (const name of fields) if (fuzzer.isMaybe(0.8)) body.append(name, fuzzer.text().toWellFormed());
  if (fuzzer.isMaybe(0.1)) body.append(fuzzer.text().toWellFormed(), fuzzer.text().toWellFormed());
  return { path, init: { method: 'POST', body, headers: { origin } } };
}

/** JSON for the endpoints of the page's script. */
export function fuzzedJson(hashes: readonly string[], fuzzer: Fuzzer, origin: string): FuzzedRequest {
  const post = (path: string, body: unknown): FuzzedRequest => ({
    path,
    init: {
      method: 'POST',
      body: JSON.stringify(body) ?? '',
      headers: { origin, 'content-type': 'application/json' },
    },
  });
  const target = fuzzer.number(4);
  if (target === 0) {
    const variables = Object.fromEntries(
      [
        'id',
        'alias',
        'url',
        'skip',
        'take',
        'filter',
        'cartId',
        'item',
        'checkout',
        'text',
        'email',
        'productIds',
      ]
        .filter(() => fuzzer.isMaybe(0.6))
        .map((name) => [name, fuzzer.value()]),
    );
    const extensions = { persistedQuery: { version: 1, sha256Hash: fuzzer.pick(hashes) } };
    return post('/graphql', { variables, extensions });
  }
  if (target === 1) return post(fuzzer.pick(Object.values(AUTH_PATHS)), fuzzedFields(fuzzer));
  if (target === 2) return post(`/shop/${fuzzer.pick(shopRequestKinds)}`, fuzzedFields(fuzzer));
  return post(fuzzer.pick(['/graphql', '/vitals', '/shop/x']), fuzzer.value());
}

function fuzzedFields(fuzzer: Fuzzer): unknown {
  const names = [
    'email',
    'password',
    'token',
    'sessionId',
    'code',
    'alias',
    'kind',
    'list',
    'orderId',
    'key',
    'number',
  ];
  return Object.fromEntries(names.filter(() => fuzzer.isMaybe(0.6)).map((name) => [name, fuzzer.value()]));
}
