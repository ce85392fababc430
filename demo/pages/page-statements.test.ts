import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { demoLanguages } from '../languages.ts';
import { paymentMethods } from '../shop/payment-methods.ts';

/** The names of all content pages. The tests compare their statements with the table of payment methods. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

function textOf(name: string, language: string): string {
  const page = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
  const widgets: { texts?: Record<string, { text?: string[] | string }> }[] = (page.containers ?? []).flatMap(
    (container: { widgets?: object[] }) => container.widgets ?? [],
  );
  return widgets.flatMap(({ texts }) => texts?.[language]?.text ?? []).join('\n');
}

const creditNames = (language: (typeof demoLanguages)[number]) =>
  paymentMethods
    .filter(({ credit, paymentType }) => credit === 'always' && paymentType !== 'STANDARD')
    .map(({ name }) => name[language]);

describe.each(demoLanguages)('Pages in %s', (language) => {
  test('have the warning wherever they name credit', () => {
    const { warning } = LANGUAGES[language].apiMessages.credit;
    for (const name of names) {
      const text = textOf(name, language);
      if (creditNames(language).some((credit) => text.includes(`<strong>${credit}`)))
        expect(text, name).toContain(warning);
    }
  });

  test('say of methods that are captured on shipment that the money is taken when the items are sent', () => {
    const lines = textOf('delivery', language).split('\n');
    for (const { capture, name, credit } of paymentMethods) {
      if (credit === 'always') continue;
      const line = lines.find((text) => text.includes(`<strong>${name[language]}<`));
      if (!line) continue;
      const waits = /skickar|sender|send the items|lähetämme/.test(line);
      if (capture === 'on-shipment') expect(waits, line).toBe(true);
    }
  });

  test('say that an invoice without strong identification is for companies in Finland', () => {
    const { name } = paymentMethods.find(({ key }) => key === 'invoice') ?? {};
    const line = textOf('delivery', language)
      .split('\n')
      .find((text) => text.includes(`<strong>${name?.[language]}<`));
    const namesFinland = language === 'fi' || /Finland|Suomi/.test(line ?? '');
    // A text that does not name Finland need not state it.
    expect(line).toMatch(namesFinland ? /företag|virksomheder|companies|yrityksille|bedrifter/ : /./);
  });
});
