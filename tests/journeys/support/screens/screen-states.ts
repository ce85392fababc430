import type { Locator, Page } from 'playwright-core';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { untilReady } from '../browser/chromium.ts';
import { signInAs } from '../customer.ts';
import { menuButton, openMarketPanel } from '../header.ts';
import { loadTranslate, type Translate } from '../messages.ts';
import { putInCart } from '../put-in-cart.ts';
import { ACCOUNT_STATES } from './account-screens.ts';
import { CART_STATES } from './cart-screens.ts';
import { PURCHASE_STATES } from './purchase-screens.ts';

/** A screen, or a state of one, that a visitor can reach without paying. */
export interface ScreenState {
  name: string;
  /** The Swedish path: the other languages use the page's alternate links. Pages without them have a function. */
  path: string | ((locale: DemoLanguage) => string);
  isSignedIn?: true;
  /** The number of books in the cart: none by default. */
  booksInCart?: number;
  /** Only for a state that exists at one width. */
  onlyOn?: 'phone' | 'desktop';
  /** Whether header and footer are checked, which are the same on other screens. */
  checksFrame?: true;
  /** The browser logs a console error, because a response has an error status. */
  hasConsoleErrors?: true;
  /** Brings the loaded page to the state. */
  prepare?: (page: Page, t: Translate) => Promise<void>;
}

const category = '/c/skonlitteratur';
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'home', path: '/', checksFrame: true },
  { name: 'category', path: category },
  { name: 'sub-category', path: '/c/skonlitteratur/klassiker' },
  { name: 'category-filtered', path: `${category}?discount=x~d_11-20&sort=PRICE` },
  { name: 'category-page-2', path: `${category}?page=2` },
  { name: 'category-no-results', path: `${category}?price=x~pr_500-&discount=x~d_71-100` },
  {
    name: 'filters-open',
    path: category,
    onlyOn: 'phone',
    prepare: async (page, t) => {
      await page.getByRole('link', { name: t('filters.title'), exact: true }).click();
      await page.getByRole('dialog', { name: t('filters.title') }).waitFor();
    },
  },
  { name: 'brand', path: '/b/otava' },
  {
    name: 'campaign',
    path: '/',
    prepare: async (page) => {
      const locale = new URL(page.url()).pathname.split('/')[1] || 'sv';
      const sitemap = await (await page.request.get(`/sitemaps/${locale}/campaigns-0.xml`)).text();
      await page.goto(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '/no-campaign');
      await untilReady(page);
    },
  },
  { name: 'general-list', path: '/l/language/svenska' },
  { name: 'author', path: '/l/author/tove-jansson' },
  { name: 'series', path: '/l/series/mumin' },
  { name: 'category-with-text', path: '/c/deckare-spanning' },
  { name: 'news', path: '/nyheter' },
  { name: 'terms', path: '/kopvillkor' },
  { name: 'customer-service', path: '/kundservice' },
  { name: 'delivery-and-payment', path: '/leverans-och-betalning' },
  { name: 'brands', path: '/varumarken' },
  { name: 'search', path: '/s/kalevala' },
  { name: 'search-no-results', path: '/s/qqqqxxxx' },
  { name: 'news-filtered', path: '/nyheter?p-author=x~p_1' },
  { name: 'product', path: book, checksFrame: true },
  {
    name: 'product-zoomed',
    path: book,
    prepare: async (page, t) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('product.enlarge') })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product-sold-out',
    path: '/nyheter?p-StockStatus=x~s_out',
    prepare: async (page, t) => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('main').getByLabel(t('stockAlert.email')).waitFor();
    },
  },
  { name: 'favorites-empty', path: (locale) => linkTo({ locale }, 'favorites') },
  {
    name: 'favorites',
    path: category,
    prepare: async (page, t) => {
      const hearts = page.locator('main button[aria-pressed]');
      for (const index of [0, 1, 2]) await hearts.nth(index).click();
      // Clicking a heart scrolls and can hide the header, so its link is opened by its URL.
      const link = page.getByRole('banner').getByRole('link', { name: t('header.favorites') });
      await page.goto((await link.getAttribute('href')) ?? '/');
      await untilReady(page);
      await page.getByRole('heading', { level: 1, name: t('favorites.title') }).waitFor();
      await page.getByRole('main').getByRole('article').nth(2).waitFor();
    },
  },
  { name: 'not-found', path: '/nonsense/path', hasConsoleErrors: true },
  {
    name: 'failed',
    path: '/',
    hasConsoleErrors: true,
    prepare: async (page, t) => {
      await page.route('**/graphql', (route) => route.fulfill({ status: 500 }));
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: t('error.title') }).waitFor();
      await page.unroute('**/graphql');
    },
  },
  {
    name: 'quick-add',
    path: category,
    prepare: async (page, t) => {
      await (await findCardWithFormats(page)).locator('button[type=submit]').click();
      await page.getByRole('dialog', { name: t('product.chooseFormat') }).waitFor();
    },
  },
  {
    name: 'suggestion',
    path: '/nyheter',
    checksFrame: true,
    prepare: async (page) => {
      // The cookies of a visitor who selected another language and market earlier.
      const other = new URL(page.url()).pathname.startsWith('/da') ? 'fi' : 'da';
      const market = other === 'fi' ? 'fi' : 'dk';
      const selected = { [COOKIES.locale.name]: other, [COOKIES.selectedMarket.name]: market };
      await page
        .context()
        .addCookies(Object.entries(selected).map(([name, value]) => ({ name, value, url: page.url() })));
      await page.reload();
      const t = await loadTranslate(other);
      await page.getByRole('complementary', { name: t('suggestion.label') }).waitFor();
    },
  },
  {
    name: 'menu-open',
    path: '/',
    checksFrame: true,
    onlyOn: 'phone',
    prepare: async (page, t) => {
      await menuButton(page, t).click();
      await page.getByRole('dialog', { name: t('header.menu') }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/',
    checksFrame: true,
    prepare: async (page, t) => {
      await page.getByRole('combobox', { name: t('search.label') }).fill('ka');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'market-panel',
    path: '/',
    checksFrame: true,
    prepare: async (page, t) => {
      await (await openMarketPanel(page, t)).waitFor();
    },
  },
  ...CART_STATES,
  ...PURCHASE_STATES,
  ...ACCOUNT_STATES,
];

/** Adds the first books of a list that are in stock, at least one of them printed, with the forms of their pages. */
async function fillCart(page: Page, list: string, count: number): Promise<void> {
  const html = await (await page.request.get(list)).text();
  const books = new Set([...html.matchAll(/href="([^"?]*\/p\/[^"?]+)"/g)].map(([, path = '']) => path));
  let added = 0;
  let hasPrinted = false;
  for (const path of books) {
    if (added === count) return;
    const product = await (await page.request.get(path)).text();
    const formats = [...product.matchAll(/<input[^>]*name="skuId"[^>]*>/g)].map(([input]) => input);
    const skuId = /value="(\d+)"/.exec(formats.find((input) => !input.includes('disabled')) ?? '')?.[1];
    // Only one copy of a download can be bought.
    const isPrinted = product.includes('name="quantity"');
    // The checkout of downloads alone has no delivery.
    const isLastForPrinted = added === count - 1 && !hasPrinted;
    if (!skuId || (isLastForPrinted && !isPrinted)) continue;
    await putInCart(page, { canonicalUrl: path, skuId: Number(skuId) });
    hasPrinted ||= isPrinted;
    added++;
  }
  throw new Error(`${list} has fewer than ${count} books in stock.`);
}

/** The first card whose book has several formats in stock in its language: only its page lists them. */
async function findCardWithFormats(page: Page): Promise<Locator> {
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    const html = await (await page.request.get(path)).text();
    const formats = [...html.matchAll(/data-keep-scroll="">.*?<\/a>/g)].filter(([tile]) =>
      /data-status="(?!OUT_OF_STOCK)/.test(tile),
    );
    if (formats.length > 1) return card;
  }
  throw new Error('No book of the list has several formats.');
}

/** Brings a visitor to a state in a language. */
export async function visit(
  page: Page,
  state: ScreenState,
  locale: DemoLanguage,
  t: Translate,
): Promise<void> {
  if (state.isSignedIn) await signInAs(page);
  if (state.booksInCart) await fillCart(page, await pathIn(page, category, locale), state.booksInCart);
  await page.goto(await pathIn(page, state.path, locale));
  await untilReady(page);
  await state.prepare?.(page, t);
}

async function pathIn(page: Page, path: ScreenState['path'], locale: DemoLanguage): Promise<string> {
  if (typeof path === 'function') return path(locale);
  const [pathname = '/', query = ''] = path.split('?');
  if (locale === 'sv') return path;
  const search = query && `?${query}`;
  const alternate = await page.request.get(pathname).then(async (response) => {
    const culture = LOCALES[locale].iso.slice(0, 2);
    return new RegExp(`hreflang="${culture}" href="([^"]+)"`).exec(await response.text())?.[1];
  });
  if (alternate) return new URL(alternate).pathname + search;
  return `/${locale}${path}`;
}
