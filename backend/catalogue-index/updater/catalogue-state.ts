import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, SharedData } from '../catalogue.ts';
import { loadChangedGroups } from '../loaders/load-changed-groups.ts';
import { loadParameterValues } from '../loaders/load-parameter-values.ts';
import { loadSharedData } from '../loaders/load-shared-data.ts';
import { loadSkus } from '../loaders/load-skus.ts';
import { MemoryEngine } from '../memory-engine/memory-engine.ts';
import { MemoryIndex } from '../memory-engine/memory-index.ts';
import { warmUp } from '../memory-engine/warm-up.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import type { ChangePosition } from './catalogue-changes.queries.ts';

/** The catalogue as loaded from the database. Functions below return the next state and leave the old one usable. */
export interface CatalogueState {
  shared: SharedData;
  values: Map<number, ParameterValue>;
  /** Undefined while the PostgreSQL engine is used. */
  memory: MemoryEngine | undefined;
  /** All changes before this position are applied. */
  position: ChangePosition;
  /** When the index was built; 0 without an index. */
  builtAt: number;
}

/** Shared data without an index in memory. */
export async function loadStateWithoutIndex(db: Database, position: ChangePosition): Promise<CatalogueState> {
  return { ...(await loadSharedState(db)), memory: undefined, position, builtAt: 0 };
}

/** Loads shared data now, after the index was built, because changes before the index's position are not read again. */
export async function loadStateWithIndex(
  db: Database,
  { data, changePosition, builtAt }: Snapshot,
): Promise<CatalogueState> {
  const { shared, values } = await loadSharedState(db);
  const memory = await MemoryEngine.create({ index: new MemoryIndex(data), shared, values, now: Date.now() });
  await warmUp(memory, shared);
  return { shared, values, memory, position: changePosition, builtAt };
}

async function loadSharedState(db: Database): Promise<Pick<CatalogueState, 'shared' | 'values'>> {
  const shared = await loadSharedData(db);
  const values = await loadParameterValues(db, shared, 'all');
  return { shared, values: new Map(values.map((value) => [value.id, value])) };
}

/** Reloads shared data, and parameter values only if requested, because there are many. */
export async function reloadShared(
  db: Database,
  state: CatalogueState,
  { withValues }: { withValues: boolean },
): Promise<CatalogueState> {
  const reloaded = withValues ? await loadSharedState(db) : { shared: await loadSharedData(db) };
  return reprice({ ...state, ...reloaded });
}

/** Computes prices for now. */
export async function reprice(state: CatalogueState): Promise<CatalogueState> {
  const { shared, values, memory } = state;
  if (!memory) return state;
  const { index, live, newerSkus } = memory;
  const now = Date.now();
  const repriced = await MemoryEngine.create({ index, shared, values, now, live, newerSkus });
  await warmUp(repriced, shared);
  return { ...state, memory: repriced };
}

/** Updates products in the index. Returns the ids of all affected products, including group members of the changed ones. */
export async function reloadProducts(
  db: Database,
  state: CatalogueState,
  changedIds: ReadonlySet<number>,
): Promise<{ state: CatalogueState; affectedIds: ReadonlySet<number> }> {
  const { memory, shared, values } = state;
  if (!memory) return { state, affectedIds: changedIds };
  const { replacedIds, groups } = await loadChangedGroups(db, memory, changedIds);
  const newValueIds = new Set(
    groups.flat().flatMap(({ parameterValueIds }) => parameterValueIds.filter((id) => !values.has(id))),
  );
  if (newValueIds.size > 0)
    for (const value of await loadParameterValues(db, shared, [...newValueIds])) values.set(value.id, value);
  return {
    state: { ...state, memory: memory.withChanges(replacedIds, groups, Date.now()) },
    affectedIds: replacedIds,
  };
}

/** Updates only prices and stock of known products. Loading only the SKUs costs a tenth of loading whole products. */
export async function reloadSkus(
  db: Database,
  state: CatalogueState,
  ids: ReadonlySet<number>,
): Promise<CatalogueState> {
  const { memory } = state;
  if (!memory) return state;
  return { ...state, memory: memory.withNewerSkus(await loadSkus(db, { ids: [...ids] })) };
}
