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

interface SlugIndex {
  /** The number of values of all parameters that were read. */
  size: number;
  bySlug: Map<string, ParameterValue>;
}

const cache = new WeakMap<object, Map<number, SlugIndex>>();

export function findValueBySlug(
  { shared: { parameters }, values }: StoredValues,
  identifier: string,
  slug: string,
): FoundParameterValue | undefined {
  const parameter = [...parameters.values()].find((candidate) => candidate.identifier === identifier);
  if (!parameter) return undefined;
  const value = valuesBySlug(values, parameter.id).get(slug) ?? values.get(idOfValueSlug(slug) ?? -1);
  if (value?.parameter.id !== parameter.id) return undefined;
  return { facetId: `p_${value.id}`, parameterId: parameter.id, key: value.key, labels: value.labels };
}

export function slugsOfStoredValues(
  { shared: { languages }, values }: StoredValues,
  searched: readonly FoundParameterValue[],
): Map<string, SlugsByLanguage> {
  return new Map(
    searched.map((value) => {
      const owners = valuesBySlug(values, value.parameterId);
      return [value.facetId, chooseValueSlugs(value, languages, (slug) => owners.get(slug)?.id)];
    }),
  );
}

/** Values by the slug of their key and of each label. Values that were added since the last call are added. */
function valuesBySlug(values: Map<number, ParameterValue>, parameterId: number): Map<string, ParameterValue> {
  const byParameter = cache.get(values) ?? new Map<number, SlugIndex>();
  cache.set(values, byParameter);
  const cached = byParameter.get(parameterId);
  if (cached?.size === values.size) return cached.bySlug;
  const isGrown = cached !== undefined && cached.size < values.size;
  const bySlug = isGrown ? cached.bySlug : new Map<string, ParameterValue>();
  // New values are at the end of the map.
  const added = [...values.values()].slice(isGrown ? cached.size : 0);
  for (const value of added) {
    if (value.parameter.id !== parameterId) continue;
    for (const slug of nameSlugsOf(value)) {
      const other = bySlug.get(slug);
      if (!other || value.id < other.id) bySlug.set(slug, value);
    }
  }
  byParameter.set(parameterId, { size: values.size, bySlug });
  return bySlug;
}
