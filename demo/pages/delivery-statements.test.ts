import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoLanguages } from '../languages.ts';
import { deliverySections } from '../shop/delivery-sections.ts';
import { markets, openMarkets } from '../shop/markets.ts';
import { shippingMethods } from '../shop/shipping-methods.ts';

const readPage = (name: string) => readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8');

describe('The delivery page', () => {
  test.each(demoLanguages)('has the shipping table of every market in %s', (language) => {
    const { texts } = JSON.parse(readPage('delivery')).containers[0].widgets[0];
    const [, table = ''] = texts[language].text.join('\n').split(/<h2>.*?<\/h2>\n/);
    // After a change of the table: node demo/pages/write-delivery-page.ts
    expect(table.trim().split('\n')).toEqual(deliverySections(language));
  });

  test('lists each shipping method of each market once per language', () => {
    for (const language of demoLanguages) {
      const lines = deliverySections(language);
      const countries = lines.filter((line) => line.startsWith('<h3>')).join(' ');
      for (const code of ['SE', 'DK', 'NO', 'FI', 'DE'])
        expect(countries).toContain(new Intl.DisplayNames(language, { type: 'region' }).of(code));
      const france = markets.find(({ alias }) => alias === 'fr')?.country[0] ?? '';
      expect(countries).not.toContain(new Intl.DisplayNames(language, { type: 'region' }).of(france));
      const withLetters = openMarkets.filter(({ alias }) => !['de', 'nl'].includes(alias));
      const letters = lines.filter((line) => line.includes(`<strong>${shippingMethods[0]?.name[language]}<`));
      expect(letters).toHaveLength(withLetters.length);
    }
  });

  test('states fee, days and the amount for free delivery', () => {
    expect(deliverySections('sv').slice(0, 4)).toEqual([
      '<h3>Sverige</h3>',
      '<ul>',
      '<li><strong>Förstaklassbrev</strong> – utan kostnad, 2–4 vardagar</li>',
      '<li><strong>Paketbox</strong> – 49\u00a0kr, 2–4 vardagar</li>',
    ]);
    expect(deliverySections('fi').join()).toContain('kun ostokset ovat vähintään 49\u00a0€');
  });
});

test('Pages for all markets promise neither free delivery nor delivery to the letterbox', () => {
  for (const name of ['front-page', 'about', 'gift-guide', 'customer-service'])
    expect(readPage(name), name).not.toMatch(
      /fri (frakt|fragt)|free delivery|portofri|maksuton (toimitus|kirje)|brevlåd|postkasse/i,
    );
});
