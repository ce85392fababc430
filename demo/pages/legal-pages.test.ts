import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withdrawalForm, withdrawalSection } from '#backend/features/law/withdrawal-section.ts';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { publicFormPath } from '#contract/content/public-forms.ts';
import { demoLanguages } from '../languages.ts';
import { demoSettings } from '../shop/settings.ts';

const textOf = (name: string, language: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')).containers[0].widgets[0].texts[
    language
  ].text.join('\n');

test.each(demoLanguages)('The privacy page states the retention rules in %s', (language) => {
  const text = textOf('privacy', language);
  // After a change of the rules: node demo/pages/write-privacy-page.ts
  expect(text).toContain(retentionSection(language).join('\n'));
  expect(text).toContain(publicFormPath('personal-data', 'start', language));
});

test.each(demoLanguages)(
  'The page about withdrawal has the model instructions and form in %s',
  (language) => {
    const text = textOf('withdrawal-information', language);
    // After a change: node demo/pages/write-withdrawal-page.ts
    expect(text).toContain(withdrawalSection(language, demoSettings.company).join('\n'));
    for (const line of withdrawalForm(language, demoSettings.company).slice(4, -2))
      expect(text).toContain(line);
  },
);
