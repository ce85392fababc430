import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { SearchDocument } from '#backend/catalogue-index/search/search-document.ts';
import { firstNames, lastNames } from '../titles/catalogue-words.ts';
import { blurbs, type TextPart, titleEnds, titleStarts } from '../titles/title-parts.ts';
import { createRandom, pick } from './random.ts';

/** The same documents every time: the titles of a CSV file (`title`, `author`, `subjects`), if any, then generated ones. */
export function searchDocuments(count: number, csvFile?: string): SearchDocument[] {
  const documents = csvFile ? documentsInFile(csvFile).slice(0, count) : [];
  const random = createRandom(7);
  const starts = byLanguage(titleStarts());
  const ends = byLanguage(titleEnds());
  const texts = byLanguage(blurbs());
  const languages = Object.keys(starts);
  while (documents.length < count) {
    const language = pick(random, languages);
    const title = pick(random, starts[language] ?? []) + pick(random, ends[language] ?? []);
    const author = `${pick(random, firstNames)} ${pick(random, lastNames)}`;
    documents.push({ title, authors: [author], names: [], texts: [pick(random, texts[language] ?? [])] });
  }
  return documents;
}

function documentsInFile(file: string): SearchDocument[] {
  const content = file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file);
  const rows: Record<string, string>[] = parse(content, { columns: true, bom: true });
  return rows.map(({ title = '', author = '', subjects = '' }) => ({
    title,
    authors: author === '' ? [] : [author.split(', ').toReversed().join(' ')],
    names: [],
    texts: [subjects.replaceAll('|', '. ')],
  }));
}

function byLanguage(parts: readonly TextPart[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { language, text } of parts) {
    texts[language] ??= [];
    texts[language].push(text);
  }
  return texts;
}
