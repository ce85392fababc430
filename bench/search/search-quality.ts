import type { SearchDocument } from '#backend/catalogue-index/search/search-document.ts';
import { SearchIndex } from '#backend/catalogue-index/search/search-index.ts';
import { SearchIndexBuilder } from '#backend/catalogue-index/search/segments/search-index-builder.ts';
import { searchWords } from '#backend/catalogue-index/search/text/search-words.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { createRandom, pick, type Random } from './random.ts';
import { searchDocuments } from './search-documents.ts';

/** How many titles are searched, and how many of them by each kind of query. */
interface BenchmarkSize {
  titles: number;
  queriesPerKind: number;
}

const fullSize: BenchmarkSize = { titles: 80_000, queriesPerKind: 300 };

interface SearchQuality {
  /** Share of queries with the product first, and among the first five. */
  first: number;
  firstFive: number;
  /** Milliseconds per search. */
  p50: number;
  p99: number;
  max: number;
  /** Some queries whose product is not first. */
  missed: string[];
}

interface CatalogueQuality {
  kinds: Record<string, SearchQuality>;
  /** The time of the slowest of `hostileTexts`. */
  slowestMilliseconds: number;
}

/** Texts with many unknown words, other spellings, or short prefixes. */
const hostileTexts = [
  'qwertyuiop asdfghjklz zxcvbnmqwe poiuytrewq lkjhgfdsaa mnbvcxzqwe wertyuioqa sdfghjklqa xcvbnmqwea ertyuioqaa',
  'aaeaoeaaeaoe oeaeaaoeaeaa aaoeaeoeaaae aeaeaeaeaeae oeoeoeoeoeoe aaaaaaaaaaaa',
  'fictionhistory centurylife englandsocial customsstates unitedfiction skogenhavet vinternatten',
  'a b c d e f g h i j',
  'e',
  's',
];

/** The quality of the search in each language of the shop, whose stems and letters differ. */
export function measureSearchQuality(
  csvFile?: string,
  size: BenchmarkSize = fullSize,
): Record<LocaleCode, CatalogueQuality> {
  const documents = searchDocuments(size.titles, csvFile);
  const measured = Object.values(LOCALES).map(
    ({ code, iso }) => [code, measureLanguage(iso, documents, size)] as const,
  );
  return Object.fromEntries(measured) as Record<LocaleCode, CatalogueQuality>;
}

/**
 * How well and how fast random products are found by queries derived from title and author, by kind of query. Only products
 * that no other product equals in title and author are searched for.
 */
function measureLanguage(
  languageId: string,
  documents: readonly SearchDocument[],
  { queriesPerKind }: BenchmarkSize,
): CatalogueQuality {
  const builder = new SearchIndexBuilder(languageId);
  for (const [ordinal, document] of documents.entries()) builder.add(ordinal, document);
  const index = new SearchIndex(languageId, builder.build());
  const keyOf = ({ title, authors }: SearchDocument) =>
    searchWords(`${title} ${authors}`, languageId).toSorted().join(' ');
  const documentsByKey = Map.groupBy(documents, keyOf);
  const unique = documents.filter(
    (document) => document.authors.length > 0 && documentsByKey.get(keyOf(document))?.length === 1,
  );
  const random = createRandom(1);
  const isLoose = true;
  const hostile = hostileTexts.map((text) => millisecondsOf(() => index.search(text, isLive, isLoose)));
  const kinds = Object.fromEntries(
    Object.entries(queryKinds).map(([kind, queryOf]) => {
      const judged = Array.from({ length: queriesPerKind }, () => {
        const document = pick(random, unique);
        return { text: queryOf(document, random), ordinal: documents.indexOf(document) };
      });
      return [kind, measureQueries(index, judged)];
    }),
  );
  return { kinds, slowestMilliseconds: Math.max(...hostile) };
}

function measureQueries(
  searchIndex: SearchIndex,
  judged: readonly { text: string; ordinal: number }[],
): SearchQuality {
  const times: number[] = [];
  const ranks = judged.map(({ text, ordinal }) => {
    times.push(millisecondsOf(() => searchIndex.search(text, isLive)));
    const { ordinals, scores } = searchIndex.search(text, isLive);
    const index = ordinals.indexOf(ordinal);
    if (index === -1) return Number.POSITIVE_INFINITY;
    // Equal scores rank before the product, so that luck does not count.
    return scores.filter((score, other) => other !== index && score >= (scores[index] ?? 0)).length;
  });
  times.sort((a, b) => a - b);
  const shareWithin = (count: number) => ranks.filter((rank) => rank < count).length / ranks.length;
  return {
    first: shareWithin(1),
    firstFive: shareWithin(5),
    p50: times[times.length >> 1] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    max: times.at(-1) ?? 0,
    missed: judged.filter((_, i) => ranks[i] !== 0).map(({ text }) => text),
  };
}

const isLive = () => true;

/** The fastest of several runs: other programs on the machine interrupt the others. */
function millisecondsOf(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

type QueryOf = (document: SearchDocument, random: Random) => string;

const queryKinds: Record<string, QueryOf> = {
  'title and author': ({ title, authors }) => `${title} ${authors[0]}`,
  'author and title': ({ title, authors }) => `${surnameOf(authors)} ${title}`,
  'one typo': ({ title, authors }, random) => withTypo(`${title} ${surnameOf(authors)}`, random),
  'two words with a typo': ({ title, authors }, random) =>
    `${withTypo(title, random)} ${withTypo(surnameOf(authors), random)}`,
  'no accents': ({ title, authors }) => withoutAccents(`${title} ${authors[0]}`),
  'unfinished last word': ({ title, authors }) => unfinished(`${surnameOf(authors)} ${title}`),
  'words in another order': ({ title, authors }, random) =>
    wordsOf(`${title} ${surnameOf(authors)}`)
      .map((word) => ({ word, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ word }) => word)
      .join(' '),
};

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
}

function surnameOf(authors: readonly string[]): string {
  return wordsOf((authors[0] ?? '').replace(/\(.*\)/, '')).at(-1) ?? '';
}

/** A letter of the longest word is left out, doubled, replaced or exchanged with the next; never the first. */
function withTypo(text: string, random: Random): string {
  const [longest = ''] = wordsOf(text).toSorted((a, b) => b.length - a.length);
  if (longest.length < 4) return text;
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const start = longest.slice(0, at);
  const letter = longest[at] ?? '';
  const rest = longest.slice(at + 1);
  const typos = [
    start + rest,
    start + letter + letter + rest,
    start + pick(random, [...'aeinrst']) + rest,
    start + rest.slice(0, 1) + letter + rest.slice(1),
  ];
  return text.replace(longest, pick(random, typos));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[æÆ]/g, 'ae').replace(/[øØ]/g, 'o');
}

function unfinished(text: string): string {
  const last = wordsOf(text).at(-1) ?? '';
  return text.slice(0, text.lastIndexOf(last) + Math.max(2, Math.ceil(last.length * 0.6)));
}
