import { LISTED_PARAMETERS } from '#contract/product/listed-parameters.ts';
import type { ParameterValue, SharedData } from '../../catalogue.ts';
import type { FoundParameterValue } from '../../engine.ts';
import {
  chooseValueSlugs,
  idOfValueSlug,
  nameSlugsOf,
  type SlugsByLanguage,
} from '../../search/text/value-slugs.ts';

interface StoredValues {
  shared: SharedData;
  values: Map<number, ParameterValue>;
}

/** The values of one parameter by slug. */
interface SlugIndex {
  bySlug: Map<string, ParameterValue>;
  /** How many values of all parameters were read from the map of values. */
  readCount: number;
  /** The values that were not read yet. An iterator of a map also returns values that are added later, at its end. */
  rest: Iterator<ParameterValue>;
}

/** By the map of values, which versions of the engine share, and the id of the parameter. */
const cache = new WeakMap<object, Map<number, SlugIndex>>();

export function findValueBySlug(
  { shared: { parameters }, values }: StoredValues,
  identifier: string,
  slug: string,
): FoundParameterValue | undefined {
  const parameter = [...parameters.values()].find((candidate) => candidate.identifier === identifier);
  if (!parameter) return undefined;
  // A slug such as `anna-berg~17` contains the id of the value, because another value has the slug `anna-berg`.
  const value = valuesBySlug(values, parameter.id).get(slug) ?? values.get(idOfValueSlug(slug) ?? -1);
  if (value?.parameter.id !== parameter.id) return undefined;
  return { facetId: `p_${value.id}`, parameterId: parameter.id, key: value.key, labels: value.labels };
}

/** The slugs of the requested values, by facet id. */
export function slugsOfStoredValues(
  { shared: { languages }, values }: StoredValues,
  requested: readonly FoundParameterValue[],
): Map<string, SlugsByLanguage> {
  return new Map(
    requested.map((value) => {
      const owners = valuesBySlug(values, value.parameterId);
      return [value.facetId, chooseValueSlugs(value, languages, (slug) => owners.get(slug)?.id)];
    }),
  );
}

/** Reads in advance the values that have pages, so that no visitor waits for it. Yields between the steps. */
export function* readSlugs({ shared: { parameters }, values }: StoredValues): Generator<void> {
  for (const { id, identifier } of parameters.values()) {
    if (!LISTED_PARAMETERS.includes(identifier)) continue;
    const index = indexOfParameter(values, id);
    while (index.readCount < values.size) {
      readValues(index, id, Math.min(values.size, index.readCount + valuesPerStep));
      yield;
    }
  }
}

const valuesPerStep = 1000;

/** Values by the slug of their key and of each label. Values that were added since the last call are added. */
function valuesBySlug(values: Map<number, ParameterValue>, parameterId: number): Map<string, ParameterValue> {
  const index = indexOfParameter(values, parameterId);
  readValues(index, parameterId, values.size);
  return index.bySlug;
}

function indexOfParameter(values: Map<number, ParameterValue>, parameterId: number): SlugIndex {
  const byParameter = cache.get(values) ?? new Map<number, SlugIndex>();
  cache.set(values, byParameter);
  const cached = byParameter.get(parameterId);
  if (cached) return cached;
  const index: SlugIndex = { bySlug: new Map(), readCount: 0, rest: values.values() };
  byParameter.set(parameterId, index);
  return index;
}

function readValues(index: SlugIndex, parameterId: number, count: number): void {
  const { bySlug, rest } = index;
  for (; index.readCount < count; index.readCount++) {
    const { value } = rest.next() as IteratorYieldResult<ParameterValue>;
    if (value.parameter.id !== parameterId) continue;
    for (const slug of nameSlugsOf(value)) {
      const other = bySlug.get(slug);
      if (!other || value.id < other.id) bySlug.set(slug, value);
    }
  }
}
