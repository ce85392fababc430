import { createRoutes as createBackendRoutes } from '#backend/routes.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { SHOP_REQUEST_PATH } from '#contract/shop-requests.ts';
import { createRoutes as createSandboxRoutes } from '#sandbox/routes.ts';
import { AUTH_PATHS as AUTH } from '#storefront/config/auth-paths.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import type { StorefrontHandlers } from '#storefront/server/create-handlers.ts';
import { storefrontRoutes } from '#storefront/server/storefront-routes.ts';

export interface FuzzedRoute {
  server: 'shop' | 'api' | 'sandbox';
  methods: readonly string[];
  pattern: string;
  body: 'form' | 'json' | 'any' | 'none';
}

/** Every property that `known` lacks is a function without effect, because the tables are only read. */
const stubOf = (known: object) =>
  new Proxy(known, { get: (target, name) => Reflect.get(target, name) ?? (() => undefined) });

/** Every route of the three servers. A route for all pages is replaced by the paths of every screen in every language. */
export function readRouteTables(): FuzzedRoute[] {
  const api = apiRoutes();
  return [...shopRoutes(api), ...api, ...sandboxRoutes()];
}

function shopRoutes(api: readonly FuzzedRoute[]): FuzzedRoute[] {
  const table = storefrontRoutes(stubOf({}) as StorefrontHandlers, {
    staticPaths: ['/favicon.svg', '/sw.js'],
    isWorkerOff: false,
  });
  const kinds = api
    .filter(({ pattern }) => pattern.startsWith(SHOP_REQUEST_PATH))
    .map(({ pattern }) => pattern);
  const detailed: Record<string, readonly string[]> = {
    '/*': [...screenPaths(), '/*'],
    '/auth/*': Object.values(AUTH),
    [`${SHOP_REQUEST_PATH}:kind`]: [...kinds, `${SHOP_REQUEST_PATH}:kind`],
  };
  return table.flatMap(({ method, pattern, accepts }): FuzzedRoute[] =>
    (detailed[pattern] ?? [pattern]).map((path) => ({
      server: 'shop',
      methods: [method].flat(),
      pattern: path,
      body: accepts ?? 'none',
    })),
  );
}

function screenPaths(): string[] {
  const paths = LOCALE_CODES.flatMap((locale) =>
    SCREENS.flatMap((screen) =>
      pathsOf(screen, locale).map((path) => (locale === 'sv' ? path : `/${locale}${path}`)),
    ),
  );
  return [...new Set(paths)];
}

function apiRoutes(): FuzzedRoute[] {
  const settings = stubOf({ API_KEYS: ['demo'], INTROSPECTION: true, PUBLIC_URL: undefined });
  const services = stubOf({ settings, graphql: {}, shop: {}, auth: {}, orders: {}, pictures: {} });
  const table = createBackendRoutes(services as Parameters<typeof createBackendRoutes>[0]);
  return table.map(({ method, pattern }) => ({
    server: 'api' as const,
    methods: [method].flat().map((each) => (each === '*' ? 'POST' : each)),
    pattern,
    body: 'any' as const,
  }));
}

function sandboxRoutes(): FuzzedRoute[] {
  const table = createSandboxRoutes({} as Parameters<typeof createSandboxRoutes>[0]);
  return table.map(({ method, pattern, requiresApiKey }) => ({
    server: 'sandbox' as const,
    methods: [method].flat(),
    pattern,
    body: requiresApiKey ? ('json' as const) : ('form' as const),
  }));
}
