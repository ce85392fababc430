import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ListAnswer, ListQuery } from '../engine.ts';
import { loadParameterValues } from '../load-parameter-values.ts';
import type { Scope } from '../scope.ts';
import { collationOf } from './collation.ts';
import { parameterValuesIn } from './facet-conditions.ts';
import { facetGroups } from './facet-groups.ts';
import { type ListConditions, listConditions } from './list-conditions.ts';
import { type ListRow, listStatement } from './list-statement.ts';
import { searchStages } from './search-stages.ts';

export async function answerList(
  db: Database,
  shared: SharedData,
  scope: Scope,
  query: ListQuery,
): Promise<ListAnswer> {
  const collation = await collationOf(db, scope.language);
  const { row, conditions } = await asOfOneMoment(db, async (trx) => {
    const conditions = listConditions(scope, query, await parametersOfValues(trx, query));
    const ask = async (found: RawBuilder<unknown> | null): Promise<ListRow> => {
      const { rows } = await listStatement({ scope, query, conditions, collation, found }).execute(trx);
      return rows[0] ?? nothing;
    };
    const isSearch = query.searchText !== '' && conditions.namedOrder === null;
    const row = isSearch
      ? await firstFound(searchStages(trx, scope.language.id, query.searchText), ask)
      : await ask(null);
    return { row, conditions };
  });
  return {
    count: row.count,
    productIds: row.product_ids,
    filters: row.counts && {
      price:
        row.lowest === null || row.highest === null ? null : { lowest: row.lowest, highest: row.highest },
      groups: facetGroups(
        scope,
        row.counts,
        conditions.chosen,
        await valuesToShow(db, shared, row, conditions),
      ),
    },
  };
}

/**
 * One view of the tables for all that a list asks. Compiling its statement (`jit`) would take longer than running it, and
 * sorting a large list on disk longer than in memory.
 */
function asOfOneMoment<Result>(db: Database, read: (trx: Database) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`.execute(trx);
      return read(trx);
    });
}

const nothing: ListRow = {
  count: 0,
  product_ids: [],
  lowest: null,
  highest: null,
  counts: [],
  is_found: false,
};

/** The list by the first reading of the searched text that finds anything; an empty one where none does. */
async function firstFound(
  stages: AsyncGenerator<RawBuilder<unknown>>,
  ask: (found: RawBuilder<unknown>) => Promise<ListRow>,
): Promise<ListRow> {
  for await (const found of stages) {
    const row = await ask(found);
    if (row.is_found) return row;
  }
  return ask(nobody);
}

const nobody = sql`select null::int, null::int where false`;

/** Values of one parameter are one group, so it must be known which parameter each belongs to. */
async function parametersOfValues(db: Database, query: ListQuery): Promise<Map<number, number>> {
  const ids = [query.include, query.exclude, query.facets, query.excludeFacets].flatMap(parameterValuesIn);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ parameter_value_id: number; parameter_id: number }>`
    select parameter_value_id, parameter_id from parameter_value
    where parameter_value_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.parameter_value_id, row.parameter_id]));
}

async function valuesToShow(
  db: Database,
  shared: SharedData,
  { counts }: ListRow,
  { chosen }: ListConditions,
): Promise<Map<number, ParameterValue>> {
  const counted = (counts ?? []).flatMap(([group, value]) => (group > 0 ? value : []));
  const ids = new Set([
    ...counted,
    ...chosen.flatMap(({ group, value }) => (group > 0 ? (value ?? []) : [])),
  ]);
  const values = ids.size > 0 ? await loadParameterValues(db, shared, [...ids]) : [];
  return new Map(values.map((value) => [value.id, value]));
}
