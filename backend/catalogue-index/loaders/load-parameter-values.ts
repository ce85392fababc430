import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, SharedData } from '../catalogue.ts';

/** Loaded separately from the other shared data, because there are many values (one per author): updates load only new ones. */
export async function loadParameterValues(
  db: Database,
  { parameters }: SharedData,
  ids: readonly number[] | 'all',
): Promise<ParameterValue[]> {
  const [rows, labels] = await Promise.all([
    db
      .selectFrom('parameter_value')
      .select(['parameter_value_id', 'parameter_id', 'value_key'])
      .orderBy('parameter_value_id')
      .$call((query) => (ids === 'all' ? query : query.where('parameter_value_id', '=', anyOf(ids))))
      .execute(),
    db
      .selectFrom('parameter_value_text')
      .select(['parameter_value_id', 'language_id', 'label'])
      .$call((query) => (ids === 'all' ? query : query.where('parameter_value_id', '=', anyOf(ids))))
      .execute(),
  ]);
  const labelsByValue = Map.groupBy(labels, (row) => row.parameter_value_id);
  return rows.flatMap((row): ParameterValue[] => {
    const parameter = parameters.get(row.parameter_id);
    const valueLabels = labelsByValue.get(row.parameter_value_id);
    return parameter
      ? [
          {
            id: row.parameter_value_id,
            parameter,
            key: row.value_key,
            labels: valueLabels
              ? new Map(valueLabels.map(({ language_id, label }) => [language_id, label]))
              : noLabels,
          },
        ]
      : [];
  });
}

const noLabels = new Map<string, string>();
