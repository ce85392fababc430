import { slug as slugOf } from '#contract/product/slug.ts';
import type { ParameterValue } from '../../catalogue.ts';

const cache = new WeakMap<object, Map<number, { size: number; bySlug: Map<string, ParameterValue> }>>();

/** Values by the slug of their key and of each label; computed again when values were added. */
export function valuesBySlug(
  values: Map<number, ParameterValue>,
  parameterId: number,
): Map<string, ParameterValue> {
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
