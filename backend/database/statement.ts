import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';

/** By the text in the source, of which there is one object each. */
const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement for paths that are walked hundreds of times a second: its text is put together once, and not built and
 * compiled each time as with Kysely. What stands in braces are values, never parts of the text.
 */
export function statement<Row>(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  const text = texts.get(strings) ?? textOf(strings);
  texts.set(strings, text);
  return {
    execute: async (db: Database): Promise<Row[]> =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  };
}

function textOf(strings: TemplateStringsArray): string {
  return strings.reduce((text, part, place) => `${text}$${place}${part}`);
}
