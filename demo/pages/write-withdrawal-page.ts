// node demo/pages/write-withdrawal-page.ts: writes the model instructions before the model form, in every language.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withdrawalSection } from '#backend/features/law/withdrawal-section.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { demoLanguages } from '../languages.ts';
import { demoSettings } from '../shop/settings.ts';

const path = join(import.meta.dirname, 'withdrawal-information.json');
const page = JSON.parse(readFileSync(path, 'utf8'));
const { texts } = page.containers[0].widgets[0];
for (const language of demoLanguages) {
  const lines: string[] = texts[language].text;
  const { mailMessages, withdrawalMessages } = LANGUAGES[language];
  const form = lines.indexOf(`<h2>${mailMessages.withdrawal.formTitle}</h2>`);
  const old = lines.indexOf(`<h2>${withdrawalMessages.title}</h2>`);
  const start = old < 0 ? form : old;
  const section = withdrawalSection(language, demoSettings.company);
  texts[language].text = lines.toSpliced(start, form - start, ...section);
}
writeFileSync(path, `${JSON.stringify(page, null, 2).replaceAll('\u00a0', '\\u00a0')}\n`);
