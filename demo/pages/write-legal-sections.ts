// node demo/pages/write-legal-sections.ts: writes dispute bodies and imprint into the terms, in every language.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoLanguages } from '../languages.ts';
import { legalSections } from '../shop/legal-sections.ts';

const path = join(import.meta.dirname, 'purchase-terms.json');
const page = JSON.parse(readFileSync(path, 'utf8'));
const { texts } = page.containers[0].widgets[0];
for (const language of demoLanguages) {
  const lines: string[] = texts[language].text;
  // After the link to the Swedish dispute body (ARN), up to the last heading.
  const start = lines.findIndex((line) => line.includes('https://www.arn.se')) + 1;
  const end = lines.findLastIndex((line) => line.startsWith('<h2>'));
  texts[language].text = lines.toSpliced(start, end - start, ...legalSections(language));
}
writeFileSync(path, `${JSON.stringify(page, null, 2).replaceAll('\u00a0', '\\u00a0')}\n`);
