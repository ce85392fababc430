import { sql } from 'kysely';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Format, formats } from '#backend/database/formats.ts';
import { ageLabel, minutesLabel } from '#backend/features/product-import/references/value-labels.ts';
import { dateLabel } from '#backend/languages/date-label.ts';
import { LOCALES } from '#contract/locales.ts';
import { ageOf, awardsOf, demoAwards, illustratorOf } from '../contributors/book-facts.ts';
import { isContributor, seedContributors } from '../contributors/seed-contributors.ts';
import { demoSeries, seriesOf } from '../contributors/series.ts';
import { byDemoLanguage, demoLanguages, everyLanguage, type LocalizedText } from '../languages.ts';
import type { DemoProduct } from './demo-products.ts';
import { packageChoice } from './packages.ts';
import { authorNames, languageNames, parameterGroups, yearNames } from './parameters.ts';

interface ParameterValue {
  id: number;
  /** Identifier of the parameter. */
  identifier: string;
  key: string;
}

/** Of an audiobook. */
const minutesPerPage = 1.7;

const seriesByKey = new Map(demoSeries.map((series) => [series.key, series]));

const parameters = parameterGroups.flatMap((group) =>
  group.parameters.map((parameter, index) => ({ group, parameter, index })),
);

export async function seedParameters(db: Database, products: DemoProduct[]): Promise<void> {
  await insertParameters(db);
  const { values, links } = collectValues(products);
  await insertValues(db, values, await seedContributors(db, values));
  await bulkInsert(db, 'product_parameter', links);
  await sql`select set_series_order(array_agg(product_id)) from product`.execute(db);
}

async function insertParameters(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'parameter_group',
    parameterGroups.map((group, index) => ({
      parameter_group_id: group.id,
      group_key: group.key,
      sort_order: index,
    })),
  );
  await bulkInsert(
    db,
    'parameter',
    parameters.map(({ group, parameter, index }) => ({
      parameter_id: parameter.id,
      parameter_group_id: group.id,
      identifier: parameter.identifier,
      type: parameter.type,
      sort_order: index,
      is_shown: !parameter.hidden,
      is_filter: parameter.filter,
    })),
  );
  await bulkInsert(
    db,
    'parameter_text',
    parameters.flatMap(({ group, parameter }) =>
      everyLanguage.map(([code, language_id]) => ({
        parameter_id: parameter.id,
        language_id,
        label: parameter.label[code],
        group_name: group.name[code],
      })),
    ),
  );
}

/** The distinct values of all products, numbered in order of appearance, and which product has which. */
function collectValues(products: DemoProduct[]) {
  const values = new Map<string, ParameterValue>();
  // Languages and formats are numbered first, so that links to filters stay valid when books are added.
  const valueId = (identifier: string, key: string) => {
    const name = `${identifier}=${key}`;
    const value = values.get(name) ?? { id: values.size + 1, identifier, key };
    values.set(name, value);
    return value.id;
  };
  for (const code of demoLanguages) valueId('language', code);
  for (const format of [...Object.keys(formats), packageChoice.key]) valueId('format', format);
  const bookLinks = products.flatMap(({ id, work, edition, format }) =>
    [
      valueId('author', work.author),
      valueId('language', edition.language),
      valueId('original-language', work.originalLanguage),
      valueId('first-published', String(work.firstPublished)),
      format === 'audio'
        ? valueId('running-time', String(Math.round(edition.pages * minutesPerPage)))
        : valueId('pages', String(edition.pages)),
      valueId('format', format),
      ...new Set(work.subjects.map((subject) => valueId('keyword', subject))),
    ].map((parameter_value_id) => ({ product_id: id, parameter_value_id })),
  );
  // Numbered last, so that links to authors stay valid too.
  const factLinks = products.flatMap((product) =>
    factsOf(product).map(([identifier, key]) => ({
      product_id: product.id,
      parameter_value_id: valueId(identifier, key),
    })),
  );
  return { values: [...values.values()], links: [...bookLinks, ...factLinks] };
}

/** Facts that only some books have, as identifiers and keys of values. */
function factsOf({ work, format, publicationDate }: DemoProduct): [identifier: string, key: string][] {
  const inSeries = seriesOf(work.work);
  const [illustrator, age] = [illustratorOf(work.work), ageOf(work.category)];
  return [
    ['publication-date', publicationDate],
    ...(illustrator && format !== 'audio' ? [['illustrator', illustrator] as [string, string]] : []),
    ...(inSeries
      ? ([
          ['series', inSeries.series.key],
          ['series-number', String(inSeries.number)],
        ] as [string, string][])
      : []),
    ...(age ? [['age', age] as [string, string]] : []),
    ...awardsOf(work.work).map((award): [string, string] => ['award', award]),
  ];
}

async function insertValues(
  db: Database,
  values: ParameterValue[],
  contributorIds: ReadonlyMap<string, number>,
): Promise<void> {
  const parameterIds = new Map(parameters.map(({ parameter }) => [parameter.identifier, parameter.id]));
  await bulkInsert(
    db,
    'parameter_value',
    values.map(({ id, identifier, key }) => ({
      parameter_value_id: id,
      parameter_id: parameterIds.get(identifier) ?? 0,
      value_key: key,
      contributor_id: isContributor(identifier) ? (contributorIds.get(key) ?? null) : null,
    })),
  );
  await bulkInsert(
    db,
    'parameter_value_text',
    values.flatMap(({ id, identifier, key }) => {
      const labels = labelsOf(identifier, key);
      if (identifier.endsWith('language') && !labels)
        throw new Error(`language without a name in the demo data: ${key}`);
      return labels
        ? everyLanguage.map(([code, language_id]) => ({
            parameter_value_id: id,
            language_id,
            label: labels[code],
            description: identifier === 'series' ? (seriesByKey.get(key)?.description?.[code] ?? null) : null,
          }))
        : [];
    }),
  );
}

/** Undefined for values that are the same in every language, such as names and numbers. */
function labelsOf(identifier: string, key: string): LocalizedText | undefined {
  if (identifier === 'running-time') return byDemoLanguage((code) => minutesLabel(Number(key), code));
  if (identifier === 'format')
    return key === packageChoice.key ? packageChoice.name : formats[key as Format].name;
  if (identifier === 'author') return authorNames[key];
  if (identifier === 'series') return seriesByKey.get(key)?.name;
  if (identifier === 'award') return demoAwards.find((award) => award.key === key)?.name;
  if (identifier === 'age') return byDemoLanguage((code) => ageLabel(key, code));
  if (identifier === 'publication-date')
    return byDemoLanguage((code) => dateLabel(key, LOCALES[code].iso) ?? key);
  if (identifier === 'first-published') return yearNames(Number(key));
  return identifier.endsWith('language') ? languageNames[key] : undefined;
}
