import { entriesOf, type ListQuery } from './list-query.ts';

/** Keeps the rest of the query when a form is sent without script. */
export function HiddenFields({
  query,
  isOmitted,
}: {
  query: ListQuery;
  isOmitted: (parameter: string) => boolean;
}) {
  return entriesOf({ ...query, page: null })
    .filter(([name]) => !isOmitted(name))
    .map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and the order is fixed.
      <input key={index} type="hidden" name={name} value={value} />
    ));
}
