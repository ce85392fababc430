import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISPUTE_BODIES } from '#contract/shop/dispute-bodies.ts';
import { missingRequirements } from '#contract/shop/market-requirements.ts';
import { demoLanguages } from '../languages.ts';
import { legalSections } from '../shop/legal-sections.ts';
import { markets } from '../shop/markets.ts';
import { demoSettings } from '../shop/settings.ts';

const { texts } = JSON.parse(readFileSync(join(import.meta.dirname, 'purchase-terms.json'), 'utf8'))
  .containers[0].widgets[0];

describe.each(demoLanguages)('The terms in %s', (language) => {
  const terms: string = texts[language].text.join('\n');

  test('name the dispute body of every market', () => {
    // After a change: node demo/pages/write-legal-sections.ts
    expect(terms).toContain(legalSections(language).join('\n'));
    for (const { country, virtual } of markets)
      if (!virtual) expect(terms).toContain(`"${DISPUTE_BODIES[country[0]]?.site}"`);
  });

  test('have an imprint with company, representative and register', () => {
    const { company, imprint } = demoSettings;
    for (const fact of [company.name, company.organisationNumber, company.vatNumber, company.email])
      expect(terms).toContain(fact);
    expect(terms).toContain(imprint?.representative);
    expect(terms).toContain(imprint?.register);
  });
});

test('France lacks its language and a mediator, and no other market lacks anything', () => {
  const missing = markets.flatMap(({ country: [country], languages }) =>
    missingRequirements({ country, languages, hasMediator: false }),
  );
  expect(missing).toEqual([
    expect.stringMatching(/^FR requires the language fr/),
    expect.stringMatching(/^FR requires a consumer mediator/),
  ]);
  expect(missingRequirements({ country: 'FR', languages: ['fr', 'en'], hasMediator: true })).toEqual([]);
});
