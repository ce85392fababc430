import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { publicFormPath } from '#contract/content/public-forms.ts';
import { demoLanguages } from '../languages.ts';

const page = JSON.parse(readFileSync(join(import.meta.dirname, 'privacy.json'), 'utf8'));

test.each(demoLanguages)('The privacy page states the retention rules in %s', (language) => {
  const text = page.containers[0].widgets[0].texts[language].text.join('\n');
  // After a change of the rules: node demo/pages/write-privacy-page.ts
  expect(text).toContain(retentionSection(language).join('\n'));
  expect(text).toContain(publicFormPath('personal-data', 'start', language));
});
