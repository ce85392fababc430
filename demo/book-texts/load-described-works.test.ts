import { expect, test } from 'vitest';
import { loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { type DemoLanguage, demoLanguages } from '../languages.ts';
import { loadDescribedWorks } from './load-described-works.ts';

const [described, short] = await Promise.all([loadDescribedWorks(), loadDemoWorks()]);

/** The texts without the short descriptions. */
function longerTexts(code: DemoLanguage): string[] {
  return described.map(({ text }, index) => {
    const start = `${short[index]?.text[code]}\n\n`;
    expect(text[code].startsWith(start)).toBe(true);
    return text[code].slice(start.length);
  });
}

test.each(demoLanguages)('every work has a text of 65 to 115 words in two paragraphs: %s', (code) => {
  const texts = longerTexts(code);
  expect(texts.length).toBeGreaterThanOrEqual(300);
  const wrong = texts.filter((text) => {
    const words = text.split(/\s+/).length;
    return words < 65 || words > 115 || text.split('\n').length !== 3 || text.split('\n\n').length !== 2;
  });
  expect(wrong).toEqual([]);
});

test('no paragraph appears twice', () => {
  const paragraphs = described.flatMap(({ text }) =>
    demoLanguages.flatMap((code) => text[code].split('\n\n')),
  );
  const known = new Set<string>();
  const repeated = paragraphs.filter((paragraph) => known.size === known.add(paragraph).size);
  expect(repeated).toEqual([]);
});

test('texts belong to a work', async () => {
  const keys = new Set(described.map(({ work }) => work));
  const files = [...new Set(described.map(({ category }) => category.replace('/', '-')))];
  for (const code of demoLanguages) {
    const texts = await Promise.all(
      files.map(async (file) => (await import(`./${code}/${file}.ts`)).default),
    );
    expect(texts.flatMap(Object.keys).filter((key) => !keys.has(key))).toEqual([]);
  }
});
