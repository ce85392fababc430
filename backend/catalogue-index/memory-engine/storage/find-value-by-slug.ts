import { slug as slugOf } from '#contract/product/slug.ts';
import type { ParameterValue, SharedData } from '../../catalogue.ts';
import type { FoundParameterValue } from '../../engine.ts';

const cache = new WeakMap<object, Map<number, { size: number; bySlug: Map<string, ParameterValue> }>>();

export function findValueBySlug(
  { shared: { parameters }, values }: { shared: SharedData; values: Map<number, ParameterValue> },
  identifier: string,
  slug: string,
): FoundParameterValue | undefined {
  const parameter = [...parameters.values()].find((candidate) => candidate.identifier === identifier);
  const value = parameter && valuesBySlug(values, parameter.id).get(slug);
  return (
    value && {
      facetId: `p_${value.id}`,
      parameterId: value.parameter.id,
      key: value.key,
      labels: value.labels,
    }
  );
}

/** Values by the slug of their key and of each label; computed again when values were added. */
function valuesBySlug(values: Map<number, ParameterValue>, parameterId: number): Map<string, ParameterValue> {
  const byParameter = cache.get(values) ?? new Map();
  cache.set(values, byParameter);
  let cached = byParameter.get(parameterId);
  if (cached?.size !== values.size) {
    cached = { size: values.size, bySlug: new Map<string, ParameterValue>() };
    for (const value of values.values()) {
      if (value.parameter.id !== parameterId) continue;
      for (const text of [value.key, ...value.labels.values()]) {
        const slug = slugOf(text);
        const other = cached.bySlug.get(slug);
        if (slug && (!other || value.id < other.id)) cached.bySlug.set(slug, value);
      }
    }
    byParameter.set(parameterId, cached);
  }
  return cached.bySlug;
}
