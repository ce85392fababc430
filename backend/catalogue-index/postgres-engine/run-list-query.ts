import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ListQuery, ListResult, ListScope, SearchMatch } from '../engine.ts';
import { loadParameterValues } from '../loaders/load-parameter-values.ts';
import { collationOf } from './collation.ts';
import { parameterValuesIn } from './facet-conditions.ts';
import { buildFacetGroups } from './facet-groups.ts';
import { type ListConditions, listConditions } from './list-conditions.ts';
import { type ListRow, listStatement } from './list-statement.ts';
import { type SearchStage, searchStages } from './search-stages.ts';

export async function runListQuery(
  db: Database,
  shared: SharedData,
  scope: ListScope,
  query: ListQuery,
): Promise<ListResult> {
  const collation = await collationOf(db, scope.language);
  const { row, match, conditions } = await inReadOnlyTransaction(db, async (trx) => {
    const conditions = listConditions(scope, query, await loadParametersOfValues(trx, query));
    const run = async (found: RawBuilder<unknown> | null): Promise<ListRow> => {
      const { rows } = await listStatement({ scope, query, conditions, collation, found }).execute(trx);
      return rows[0] ?? emptyRow;
    };
    const isSearch = query.searchText !== '' && conditions.namedOrder === null;
    if (!isSearch) return { row: await run(null), match: undefined, conditions };
    const stages = searchStages(trx, scope.language.id, query.searchText, query.isLooseSearch);
    return { ...(await firstFound(stages, run)), conditions };
  });
  return {
    count: row.count,
    productIds: row.product_ids,
    match,
    filters: row.counts && {
      price:
        row.lowest === null || row.highest === null ? null : { lowest: row.lowest, highest: row.highest },
      groups: buildFacetGroups(
        scope,
        row.counts,
        conditions.selected,
        await loadDisplayedValues(db, shared, row, conditions),
      ),
    },
  };
}

/**
 * All statements of a list see the same data. JIT compilation would take longer than the statement, and sorting a large
 * list on disk longer than in memory.
 */
function inReadOnlyTransaction<Result>(
  db: Database,
  read: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`.execute(trx);
      return read(trx);
    });
}

const emptyRow: ListRow = {
  count: 0,
  product_ids: [],
  lowest: null,
  highest: null,
  counts: [],
  is_found: false,
};

/** The list of the first search stage that finds a product; an empty list if none does. */
async function firstFound(
  stages: AsyncGenerator<SearchStage>,
  run: (found: RawBuilder<unknown>) => Promise<ListRow>,
): Promise<{ row: ListRow; match: SearchMatch | undefined }> {
  for await (const { found, match } of stages) {
    const row = await run(found);
    if (row.is_found) return { row, match };
  }
  return { row: await run(noProducts), match: undefined };
}

const noProducts = sql`select null::int, null::int where false`;

/** The values of a parameter form a group, so the parameter of each value is needed. */
async function loadParametersOfValues(db: Database, query: ListQuery): Promise<Map<number, number>> {
  const ids = [query.include, query.exclude, query.facets, query.excludeFacets].flatMap(parameterValuesIn);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ parameter_value_id: number; parameter_id: number }>`
    select parameter_value_id, parameter_id from parameter_value
    where parameter_value_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.parameter_value_id, row.parameter_id]));
}

async function loadDisplayedValues(
  db: Database,
  shared: SharedData,
  { counts }: ListRow,
  { selected }: ListConditions,
): Promise<Map<number, ParameterValue>> {
  const counted = (counts ?? []).flatMap(([group, value]) => (group > 0 ? value : []));
  const ids = new Set([
    ...counted,
    ...selected.flatMap(({ group, value }) => (group > 0 ? (value ?? []) : [])),
  ]);
  const values = ids.size > 0 ? await loadParameterValues(db, shared, [...ids]) : [];
  return new Map(values.map((value) => [value.id, value]));
}
