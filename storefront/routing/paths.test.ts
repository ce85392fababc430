import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { MAILED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { pathsOf, routeName, SCREENS, type Screen } from './paths.ts';

/** The localized paths of §2, in its languages. */
const localizedPaths: Record<string, Partial<Record<LocaleCode, string>>> = {
  favorites: { sv: '/favoriter', da: '/favoritter', en: '/favorites', fi: '/suosikkeja', nb: '/favoritter' },
  checkout: { sv: '/kassan', da: '/kassen', en: '/checkout', fi: '/kassa', nb: '/kassen' },
  news: { sv: '/nyheter', da: '/nyheder', en: '/news', fi: '/uutuudet', nb: '/nyheter' },
  brands: { sv: '/varumarken', da: '/varemaerker', en: '/brands', fi: '/tavaramerkkeja', nb: '/varemerker' },
  'account-settings': {
    sv: '/mina-sidor/installningar',
    da: '/min-konto/indstillinger',
    en: '/my-account/settings',
    fi: '/tilini/asetukset',
    nb: '/min-konto/innstillinger',
  },
  'account-orders': {
    sv: '/mina-sidor/ordrar',
    da: '/min-konto/bestillinger',
    en: '/my-account/orders',
    fi: '/tilini/tilaukset',
    nb: '/min-konto/bestillinger',
  },
  'account-balance': {
    sv: '/mina-sidor/saldo',
    da: '/min-konto/saldo',
    en: '/my-account/balance',
    fi: '/tilini/saldo',
    nb: '/min-konto/saldo',
  },
  // Not in §2: gift cards, and cookie consent (decisions §4).
  'gift-cards': {
    sv: '/presentkort',
    da: '/gavekort',
    en: '/gift-cards',
    fi: '/lahjakortit',
    nb: '/gavekort',
  },
  'cookie-settings': {
    sv: '/kakinstallningar',
    da: '/cookieindstillinger',
    en: '/cookie-settings',
    fi: '/evasteasetukset',
    nb: '/cookie-innstillinger',
  },
};

/** The language-independent routes of §2. */
const sharedPaths: Record<string, string[]> = {
  home: ['/'],
  'not-found': ['/404'],
  account: ['/account'],
  'reset-password': ['/account/reset-password'],
  // §2 names these screens without a path.
  'sign-in': ['/account/sign-in'],
  'create-account': ['/account/create'],
  'forgot-password': ['/account/forgot-password'],
  'account-library': ['/account/library'],
  'account-password': ['/account/password'],
  newsletter: ['/newsletter', '/newsletter/:step'],
  'preview-widgets': ['/preview-widgets'],
  'checkout-confirm': ['/checkout/confirm'],
  'checkout-fail': ['/checkout/:providerFail'],
  order: ['/order/:publicId'],
  'order-look-up': ['/find-order'],
  'order-cancel': ['/cancel-order'],
  withdrawal: ['/withdrawal'],
  'favorite-lists': ['/lists'],
  'favorite-list': ['/lists/:listId'],
  'shared-list': ['/shared-list/:shareKey'],
  product: ['/p/:alias', '/p/:x/:alias', '/p/:x/:y/:alias', '/product/:alias?'],
  category: ['/c/:category', '/c/:x/:category', '/c/:x/:y/:category'],
  brand: ['/b/*'],
  campaign: ['/dc/*'],
  search: ['/s/:search'],
  // The five patterns /list/{brand?}, {category?}, {discountCampaign?}, {list?} and {search?} are one pattern to a router.
  list: ['/l/*', '/list/:alias?'],
  content: ['/:alias', '/content/:alias?'],
  'content-preview': ['/content/preview'],
};

const inEveryLanguage = (table: Record<string, unknown>) =>
  Object.keys(table).flatMap((screen) => LOCALE_CODES.map((locale) => [screen as Screen, locale] as const));

describe('the table of screens', () => {
  test('has exactly the screens of the specification', () => {
    expect([...SCREENS].sort()).toEqual([...Object.keys(localizedPaths), ...Object.keys(sharedPaths)].sort());
  });

  const localized = Object.entries(localizedPaths).flatMap(([screen, paths]) =>
    Object.entries(paths).map(([locale, path]) => [screen as Screen, locale as LocaleCode, path] as const),
  );

  test.each(localized)('%s has a localized path in %s', (screen, locale, path) => {
    expect(pathsOf(screen, locale)).toEqual([path]);
  });

  test.each(inEveryLanguage(sharedPaths))('%s has the same paths in %s', (screen, locale) => {
    expect([...pathsOf(screen, locale)].sort()).toEqual([...(sharedPaths[screen] ?? [])].sort());
  });

  test.each(LOCALE_CODES)('no two screens share a pattern in %s', (locale) => {
    const paths = SCREENS.flatMap((screen) => pathsOf(screen, locale));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('route names', () => {
  test('ends in three underscores and the language', () => {
    expect(routeName('checkout', 'sv')).toBe('checkout___sv');
    expect(routeName('account-orders', 'nb')).toBe('account-orders___nb');
  });

  test('numbers further patterns', () => {
    expect(routeName('product', 'fi', 0)).toBe('product___fi');
    expect(routeName('product', 'fi', 3)).toBe('product-4___fi');
  });

  test('names are unique across languages', () => {
    const names = LOCALE_CODES.flatMap((locale) =>
      SCREENS.flatMap((screen) =>
        pathsOf(screen, locale).map((_, index) => routeName(screen, locale, index)),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
    const pattern = new RegExp(`^[a-z-]+(-\\d)?___(${LOCALE_CODES.join('|')})$`);
    for (const name of names) expect(name).toMatch(pattern);
  });
});

test('every path linked from mails exists', () => {
  const patterns = SCREENS.filter((screen) => screen !== 'content').flatMap((screen) =>
    pathsOf(screen, 'sv'),
  );
  const exists = (path: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
  expect(Object.values(MAILED_SCREEN_PATHS).filter((path) => !exists(path))).toEqual([]);
});

test('names of routes identify those of the checkout and of the search', () => {
  const named = (part: string) => SCREENS.filter((screen) => routeName(screen, 'sv').includes(part));
  expect(named('checkout')).toEqual(SCREENS.filter((screen) => screen.startsWith('checkout')));
  expect(named('checkout').length).toBeGreaterThan(1);
  expect(named('search')).toEqual(['search']);
});
