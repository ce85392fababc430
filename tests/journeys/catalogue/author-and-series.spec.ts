import { afterAll, describe, expect, test } from 'vitest';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const texts = {
  sv: {
    prefix: '',
    path: 'trollkarlens-hatt',
    book: 'Trollkarlens hatt',
    other: 'Trollvinter',
    series: 'Mumin',
    about: 'Berättelserna om familjen i Mumindalen',
    biography: 'finlandssvensk författare',
    adultBook: 'Resa med lätt bagage',
  },
  fi: {
    prefix: '/fi',
    path: 'taikurin-hattu',
    book: 'Taikurin hattu',
    other: 'Taikatalvi',
    series: 'Muumit',
    about: 'Kertomukset Muumilaakson perheestä',
    biography: 'suomenruotsalainen kirjailija',
    adultBook: 'Matka kevein kantamuksin',
  },
} as const;

describe.each(combinations('author and series', ['sv', 'fi'] as const))('without script, in %s', (locale) => {
  test('a book leads to its series in order, and to its author with biography and works', async () => {
    const { prefix, path, book, other, series, about, biography, adultBook } = texts[locale];
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const { page } = visitor;
    const main = page.getByRole('main');
    const titles = () => main.getByRole('article').getByRole('heading').allTextContents();
    await page.goto(`${prefix}/p/${path}`);
    await main.getByRole('heading', { level: 1, name: book }).waitFor();

    await main.getByRole('link', { name: series }).first().click();
    await main.getByRole('heading', { level: 1, name: series }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/l\/series\/[a-z-]+$/);
    await main.getByText(about).waitFor();
    expect(await titles()).toEqual([book, other]);
    // The books are the third and the sixth part of the series.
    const parts = await main.getByRole('article').allTextContents();
    expect(parts.map((text) => [3, 6].find((number) => text.includes(partLabel(t, number))))).toEqual([3, 6]);

    await main.getByRole('link', { name: other, exact: true }).first().click();
    await main.getByRole('link', { name: 'Tove Jansson' }).first().click();
    await main.getByRole('heading', { level: 1, name: 'Tove Jansson' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/l/author/tove-jansson`);
    await main.getByText(biography).waitFor();
    // The works in the language of the reader.
    expect(await titles()).toEqual(expect.arrayContaining([book, other, adultBook]));
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(
      '/l/author/tove-jansson',
    );
    await visitor.leave();
  });
});

const partLabel = (t: Awaited<ReturnType<typeof loadTranslate>>, number: number) =>
  t('product.seriesNumber', { number: String(number) });
