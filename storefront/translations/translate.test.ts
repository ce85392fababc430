import compile from 'icu-minify/compile';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { createTranslations, createTranslator, loadTranslate, type Translate } from './translate.ts';

const space = '\u00a0';

describe('plurals', () => {
  test.each([
    ['sv', 'Inga produkter', '1 produkt', '2 produkter', '12 produkter', `1${space}234 produkter`],
    ['da', 'Ingen produkter', '1 produkt', '2 produkter', '12 produkter', '1.234 produkter'],
    ['en', 'No products', '1 product', '2 products', '12 products', '1,234 products'],
    ['fi', 'Ei tuotteita', '1 tuote', '2 tuotetta', '12 tuotetta', `1${space}234 tuotetta`],
    ['nb', 'Ingen treff', '1 produkt', '2 produkter', '12 produkter', `1${space}234 produkter`],
  ] as const)('in %s a list counts its products', async (locale, ...expected) => {
    const t = await loadTranslate(locale);
    expect([0, 1, 2, 12, 1234].map((count) => t('list.count', { count }))).toEqual(expected);
  });

  test.each([
    ['sv', 'Varukorgen är tom', '1 vara i varukorgen', '2 varor i varukorgen'],
    ['da', 'Kurven er tom', '1 vare i kurven', '2 varer i kurven'],
    ['en', 'Your basket is empty', '1 item in your basket', '2 items in your basket'],
    ['fi', 'Ostoskori on tyhjä', '1 tuote ostoskorissa', '2 tuotetta ostoskorissa'],
    ['nb', 'Handlekurven er tom', '1 vare i handlekurven', '2 varer i handlekurven'],
  ] as const)('in %s a cart counts what lies in it', async (locale, ...expected) => {
    const t = await loadTranslate(locale);
    expect([0, 1, 2].map((count) => t('header.cartCount', { count }))).toEqual(expected);
  });
});

describe('values', () => {
  test('are inserted unchanged', async () => {
    const t = await loadTranslate('en');
    expect(t('error.notFound', { path: '/<b>{x}$&' })).toBe('There is no page at /<b>{x}$&.');
    expect(t('list.seenCount', { seen: 2, count: 10 })).toBe('You have seen 2 of 10');
  });

  test('are required exactly for messages with placeholders', async () => {
    const t = await loadTranslate('sv');
    expect(t('cart.addTooMany', { stock: 3 })).toContain(' 3 ');
    // @ts-expect-error: the message has a placeholder for the stock.
    expect(() => t('cart.addTooMany')).toThrow();
    // @ts-expect-error: the message has no placeholders.
    expect(t('list.empty', { count: 1 })).toBe('Här finns inga produkter just nu.');
  });
});

describe('types', () => {
  test('a translator has the messages of its chunks only', async () => {
    const base = await loadTranslate('en');
    const purchase = await loadTranslate('en', 'purchase');
    const more = await loadTranslate('en', 'purchase', 'account');
    // @ts-expect-error: the message is in the chunk `purchase`.
    base('cart.remove');
    // @ts-expect-error: the message is in the chunk `account`.
    purchase('settings.save');
    // @ts-expect-error: a translator with fewer chunks cannot replace one with more.
    const wrong: Translate<'purchase'> = base;
    const fewer: Translate = purchase;
    const one: Translate<'account'> = more;
    expect(purchase('cart.remove')).toBe('Remove');
    expect([wrong, fewer, one]).toEqual([base, base, base]);
  });
});

describe('loading', () => {
  afterEach(() => vi.unstubAllGlobals());

  function fakeTranslations() {
    const load = vi.fn(async (locale: string, file: string) => ({
      default: { [file === 'base' ? 'header.menu' : 'cart.remove']: `${file} of ${locale}` },
    }));
    return { load, ...createTranslations(load) };
  }
  const loadedFiles = (load: ReturnType<typeof fakeTranslations>['load']) =>
    load.mock.calls.map(([locale, file]) => `${locale}/${file}`);

  test.each(LOCALE_CODES)('the translator of %s is created once', async (locale) => {
    expect(await loadTranslate(locale)).toBe(await loadTranslate(locale, 'purchase'));
  });

  test('the server loads all messages of a language, once', async () => {
    const { load, loadTranslate, readMessages } = fakeTranslations();
    await Promise.all([loadTranslate('fi'), loadTranslate('fi', 'account')]);
    await loadTranslate('fi', 'purchase');
    expect(loadedFiles(load)).toEqual(['fi/base', 'fi/product', 'fi/purchase', 'fi/account', 'fi/cookies']);
    expect(readMessages('fi', 'account')).toMatchObject({ status: 'fulfilled' });
  });

  test('a browser loads the named chunks', async () => {
    vi.stubGlobal('document', {});
    const { load, loadTranslate } = fakeTranslations();
    const t = await loadTranslate('fi');
    expect(loadedFiles(load)).toEqual(['fi/base']);
    expect(t('header.menu')).toBe('base of fi');
    expect((await loadTranslate('fi', 'purchase'))('cart.remove')).toBe('purchase of fi');
    expect(loadedFiles(load)).toEqual(['fi/base', 'fi/purchase']);
  });

  test('a component starts the load of a chunk and gets the same promise until it is done', async () => {
    vi.stubGlobal('document', {});
    const { load, readMessages } = fakeTranslations();
    const pending = readMessages('fi', 'purchase');
    expect(readMessages('fi', 'purchase')).toBe(pending);
    await pending;
    expect(readMessages('fi', 'purchase')).toMatchObject({ status: 'fulfilled' });
    expect(loadedFiles(load)).toEqual(['fi/purchase']);
  });

  test('a failed load is retried by the next call, not by rendering', async () => {
    vi.stubGlobal('document', {});
    const { load, loadTranslate, readMessages } = fakeTranslations();
    load.mockRejectedValueOnce(new Error('no network'));
    const pending = readMessages('fi', 'purchase');
    await expect(pending).rejects.toThrow('no network');
    expect(readMessages('fi', 'purchase')).toBe(pending);
    expect((await loadTranslate('fi', 'purchase'))('cart.remove')).toBe('purchase of fi');
    expect(readMessages('fi', 'purchase')).toMatchObject({ status: 'fulfilled' });
  });

  test('languages do not share messages', async () => {
    const titles = await Promise.all(
      (['sv', 'da', 'en', 'fi', 'nb'] as const).map(async (locale) =>
        (await loadTranslate(locale))('error.title'),
      ),
    );
    expect(titles).toEqual([
      'Sidan kunde inte visas',
      'Siden kunne ikke vises',
      'This page could not be shown',
      'Sivua ei voitu näyttää',
      'Siden kunne ikke vises',
    ]);
  });
});

test('numbers and dates follow the language', () => {
  const messages = { 'list.count': compile('{count, number} {day, date, ::yyyyMMMMd}') };
  const say = (locale: 'da' | 'en') =>
    (createTranslator(locale, messages) as (key: string, values: object) => string)('list.count', {
      count: 1234.5,
      day: new Date(2026, 4, 1),
    });
  expect(say('da')).toBe('1.234,5 1. maj 2026');
  expect(say('en')).toBe('1,234.5 1 May 2026');
});
