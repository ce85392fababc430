// node demo/pages/write-privacy-page.ts: writes the retention rules into the privacy page, in every language.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { demoLanguages } from '../languages.ts';

const path = join(import.meta.dirname, 'privacy.json');
const page = JSON.parse(readFileSync(path, 'utf8'));
const { texts } = page.containers[0].widgets[0];
for (const language of demoLanguages) {
  const lines: string[] = texts[language].text;
  // The second heading, up to the end of its list.
  const start = lines.findIndex((line, index) => line.startsWith('<h2>') && index > 1);
  const end = lines.indexOf('</ul>', start);
  texts[language].text = lines.toSpliced(start, end - start + 1, ...retentionSection(language));
}
writeFileSync(path, `${JSON.stringify(page, null, 2)}\n`);
