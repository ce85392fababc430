import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Format, formats } from '#backend/database/formats.ts';
import { ageLabel, minutesLabel } from '#backend/features/product-import/references/value-labels.ts';
import { loadThemaCodes } from '#backend/features/product-import/thema/thema-codes.ts';
import { dateLabel } from '#backend/languages/date-label.ts';
import { byLocale, type LocaleCode } from '#contract/locales.ts';
import { demoAwards } from '../contributors/book-facts.ts';
import {
  addedFactsOf,
  basicFactsOf,
  furtherFactsOf,
  narratorFactsOf,
} from '../contributors/book-parameters.ts';
import { demoSeries } from '../contributors/series.ts';
import { demoLanguages, everyLanguage, type LocalizedText } from '../languages.ts';
import type { DemoProduct } from './demo-products.ts';
import { packageChoice } from './packages.ts';
import { authorNames, languageNames, parameterGroups, yearNames } from './parameters.ts';

interface ParameterValue {
  id: number;
  /** Identifier of the parameter. */
  identifier: string;
  key: string;
}

const seriesByKey = new Map(demoSeries.map((series) => [series.name.sv, series]));

const parameters = parameterGroups.flatMap((group) =>
  group.parameters.map((parameter, index) => ({ group, parameter, index })),
);

/** The parameters, and all values of the books with their names in each language. The import finds them by their keys. */
export async function seedParameters(db: Database, products: DemoProduct[]): Promise<void> {
  await insertParameters(db);
  await insertValues(db, collectValues(products));
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
      is_shown: !parameter.isHidden,
      is_filter: parameter.isFilter,
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

/** The distinct values of all products, numbered in order of appearance. */
function collectValues(products: DemoProduct[]): ParameterValue[] {
  const values = new Map<string, ParameterValue>();
  const add = ([identifier, key]: [string, string]) => {
    const name = `${identifier}=${key}`;
    if (!values.has(name)) values.set(name, { id: values.size + 1, identifier, key });
  };
  // Languages and formats are numbered first, so that links to filters stay valid when books are added.
  for (const code of demoLanguages) add(['language', code]);
  for (const format of [...Object.keys(formats), packageChoice.key]) add(['format', format]);
  // Newer kinds of facts are numbered last, so that links to authors stay valid too.
  for (const factsOf of [basicFactsOf, furtherFactsOf, addedFactsOf, narratorFactsOf])
    products.flatMap(factsOf).forEach(add);
  return [...values.values()];
}

async function insertValues(db: Database, values: ParameterValue[]): Promise<void> {
  const themaCodes = await loadThemaCodes();
  const parameterIds = new Map(parameters.map(({ parameter }) => [parameter.identifier, parameter.id]));
  await bulkInsert(
    db,
    'parameter_value',
    values.map(({ id, identifier, key }) => ({
      parameter_value_id: id,
      parameter_id: parameterIds.get(identifier) ?? 0,
      value_key: key,
    })),
  );
  await bulkInsert(
    db,
    'parameter_value_text',
    values.flatMap(({ id, identifier, key }) => {
      const labels: Labels | undefined =
        identifier === 'subject' ? themaCodes.get(key) : labelsOf(identifier, key);
      if (identifier.endsWith('language') && !labels)
        throw new Error(`language without a name in the demo data: ${key}`);
      return labels
        ? everyLanguage.map(([code, language_id, locale]) => ({
            parameter_value_id: id,
            language_id,
            label: labels[locale] ?? labels[code],
            description: identifier === 'series' ? (seriesByKey.get(key)?.description?.[code] ?? null) : null,
          }))
        : [];
    }),
  );
}

/** Labels that the shop creates, such as ages, exist in all its languages; the demo's texts only in those of the demo. */
type Labels = LocalizedText & Partial<Record<LocaleCode, string>>;

/** Undefined for values that are the same in every language, such as names and numbers. */
function labelsOf(identifier: string, key: string): Labels | undefined {
  if (identifier === 'running-time') return byLocale(({ code }) => minutesLabel(Number(key), code));
  if (identifier === 'format')
    return key === packageChoice.key ? packageChoice.name : formats[key as Format].name;
  if (identifier === 'author') return authorNames[key];
  if (identifier === 'series') return seriesByKey.get(key)?.name;
  if (identifier === 'award') return demoAwards.find(({ name }) => name.sv === key)?.name;
  if (identifier === 'age') return byLocale(({ code }) => ageLabel(key, code));
  if (identifier === 'publication-date') return byLocale(({ iso }) => dateLabel(key, iso) ?? key);
  if (identifier === 'first-published') return yearNames(Number(key));
  return identifier.endsWith('language') ? languageNames[key] : undefined;
}
