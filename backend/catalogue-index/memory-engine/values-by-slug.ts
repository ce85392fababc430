import { slug as slugOf } from '#backend/database/slug.ts';
import type { ParameterValue } from '../catalogue.ts';

const slugsOfValues = new WeakMap<
  object,
  Map<number, { size: number; bySlug: Map<string, ParameterValue> }>
>();

/** Values by the slug of their key and of each label; read anew when values were added. */
export function valuesBySlug(
  values: Map<number, ParameterValue>,
  parameterId: number,
): Map<string, ParameterValue> {
  const byParameter = slugsOfValues.get(values) ?? new Map();
  slugsOfValues.set(values, byParameter);
  let known = byParameter.get(parameterId);
  if (known?.size !== values.size) {
    known = { size: values.size, bySlug: new Map<string, ParameterValue>() };
    for (const value of values.values()) {
      if (value.parameter.id !== parameterId) continue;
      for (const text of [value.key, ...value.labels.values()]) {
        const slug = slugOf(text);
        const other = known.bySlug.get(slug);
        if (slug && (!other || value.id < other.id)) known.bySlug.set(slug, value);
      }
    }
    byParameter.set(parameterId, known);
  }
  return known.bySlug;
}
