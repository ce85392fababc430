// node demo/pages/write-delivery-page.ts: writes the shipping table into the page about delivery, in every language.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoLanguages } from '../languages.ts';
import { deliverySections } from '../shop/delivery-sections.ts';

const path = join(import.meta.dirname, 'delivery.json');
const page = JSON.parse(readFileSync(path, 'utf8'));
const { texts } = page.containers[0].widgets[0];
for (const language of demoLanguages) {
  const lines: string[] = texts[language].text;
  // The table is between the first two headings.
  const [start = 0, end = 0] = lines.flatMap((line, index) => (line.startsWith('<h2>') ? index : []));
  texts[language].text = lines.toSpliced(start + 1, end - start - 1, ...deliverySections(language));
}
writeFileSync(path, `${JSON.stringify(page, null, 2).replaceAll('\u00a0', '\\u00a0')}\n`);
