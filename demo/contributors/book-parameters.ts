import type { DemoProduct } from '../catalogue/demo-products.ts';
import { ageOf, awardsOf, illustratorOf, narratorOf, themaOf, translatorsOf } from './book-facts.ts';
import { seriesOf } from './series.ts';

/** Identifier of a parameter, and the key of a value. */
type Fact = [identifier: string, key: string];

/** The running time of an audiobook, for each page of the printed book. */
const minutesPerPage = 1.7;

/** Facts that every book has. */
export function basicFactsOf({ work, edition, format }: DemoProduct): Fact[] {
  return [
    ['author', work.author],
    ['language', edition.language],
    ['original-language', work.originalLanguage],
    ['first-published', String(work.firstPublished)],
    format === 'audio'
      ? ['running-time', String(Math.round(edition.pages * minutesPerPage))]
      : ['pages', String(edition.pages)],
    ['format', format],
    ...[...new Set(work.subjects)].map((subject): Fact => ['keyword', subject]),
  ];
}

/** Facts that only some books have, and the publication date, which depends on the day. */
export function furtherFactsOf({ work, format, publicationDate }: DemoProduct): Fact[] {
  const inSeries = seriesOf(work.work);
  const [illustrator, age] = [illustratorOf(work.work), ageOf(work.category)];
  return [
    ['publication-date', publicationDate],
    ...(illustrator && format !== 'audio' ? [['illustrator', illustrator] as Fact] : []),
    ...(inSeries
      ? ([
          ['series', inSeries.series.name.sv],
          ['series-number', String(inSeries.number)],
        ] as Fact[])
      : []),
    ...(age ? [['age', age] as Fact] : []),
    ...awardsOf(work.work).map((award): Fact => ['award', award]),
  ];
}

/** Thema codes and translators. */
export function addedFactsOf({ work, edition }: DemoProduct): Fact[] {
  return [
    ...themaOf(work.category).map((code): Fact => ['subject', code]),
    ...translatorsOf(work.work, edition.language).map((name): Fact => ['translator', name]),
  ];
}

/** The narrator of an audiobook. */
export function narratorFactsOf({ work, edition, format }: DemoProduct): Fact[] {
  const narrator = format === 'audio' ? narratorOf(work.work, edition.language) : undefined;
  return narrator === undefined ? [] : [['narrator', narrator]];
}

export const allFactsOf = (product: DemoProduct): Fact[] => [
  ...basicFactsOf(product),
  ...furtherFactsOf(product),
  ...addedFactsOf(product),
  ...narratorFactsOf(product),
];
