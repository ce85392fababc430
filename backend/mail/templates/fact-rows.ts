import type { MailBlock } from '../mail-content.ts';

/** A table of labels and values, without the rows that have no value. */
export function factRows(
  ...facts: readonly (readonly [label: string, value: string | undefined])[]
): MailBlock {
  return { type: 'rows', rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])) };
}
