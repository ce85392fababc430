import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DemoLanguage } from '../languages.ts';
import { shippingMethods } from '../shop/shipping-methods.ts';

/** The headings of the delivery page, with the markets that each one names. */
const marketsByHeading: Record<DemoLanguage, Record<string, string[]>> = {
  sv: { Sverige: ['se'], Finland: ['fi'], Åland: ['ax'] },
  da: { Danmark: ['dk'] },
  en: {
    Sweden: ['se'],
    Denmark: ['dk'],
    Norway: ['no'],
    Finland: ['fi'],
    'Germany, France and the Netherlands': ['de', 'fr', 'nl'],
  },
  fi: { Suomi: ['fi'], Ahvenanmaa: ['ax'] },
  nb: { Norge: ['no'] },
};
const languages = Object.keys(marketsByHeading) as DemoLanguage[];

const readPage = (name: string) => readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8');

/** The shipping methods that the delivery page lists below a heading: name, fee in minor units, days. */
function listedMethods(language: DemoLanguage, heading: string) {
  const { texts } = JSON.parse(readPage('delivery')).containers[0].widgets[0];
  const html: string = texts[language].text.join('');
  const [, section = ''] = html.split(`<h3>${heading}</h3>`);
  const [list = ''] = section.split('</ul>');
  return [...list.matchAll(/<strong>(.+?)<\/strong> – (.+?), .*?(\d+)–(\d+) /g)].map(
    ([, name, price = '', min, max]) => ({
      name,
      fee: Math.round(100 * Number(/\d+(?:[.,]\d+)?/.exec(price)?.[0].replace(',', '.') ?? 0)),
      days: [Number(min), Number(max)],
    }),
  );
}

const sections = languages.flatMap((language) =>
  Object.entries(marketsByHeading[language]).flatMap(([heading, markets]) =>
    markets.map((market) => ({ language, heading, market })),
  ),
);

describe('The delivery page', () => {
  test.each(sections)('states the table of $market in $language', ({ language, heading, market }) => {
    const expected = shippingMethods
      .filter(({ fees }) => market in fees)
      .map(({ name, fees, days }) => ({ name: name[language], fee: fees[market], days: days[market] }));
    const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
      String(a.name).localeCompare(String(b.name));
    expect(listedMethods(language, heading).sort(byName)).toEqual(expected.sort(byName));
  });

  test.each(languages)('has no other heading in %s', (language) => {
    const { texts } = JSON.parse(readPage('delivery')).containers[0].widgets[0];
    const headings = [...texts[language].text.join('').matchAll(/<h3>(.+?)<\/h3>/g)].map(([, text]) => text);
    expect(headings).toEqual(Object.keys(marketsByHeading[language]));
  });
});

test('Pages for all markets promise no delivery fee and no delivery time', () => {
  for (const name of ['front-page', 'about', 'gift-guide', 'customer-service'])
    expect(readPage(name), name).not.toMatch(
      /fri (frakt|fragt)|free delivery|portofri|maksuton (toimitus|kirje)|brevlåd|postkasse/i,
    );
});
